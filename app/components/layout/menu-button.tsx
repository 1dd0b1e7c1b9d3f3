import { css, cx } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { useUi } from '#app/stores/use-ui.ts';
import { from, space } from '#app/styles/tokens.ts';
import { footerMenuId } from './footer-menu.tsx';

const toggle = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding-inline: ${space(16)};
  border: 1px solid currentColor;
  border-radius: 2px;
  background: none;
  text-decoration: none;
  cursor: pointer;

  ${from.large} {
    display: none;
  }
`;

const withScript = css`
  @media (scripting: none) {
    display: none;
  }
`;

const withoutScript = css`
  @media (scripting: enabled) {
    display: none;
  }
`;

/** Opens the menu of a narrow window. Without scripts it links to the footer's menu. */
export function MenuButton() {
  const isMenuOpen = useUi((ui) => ui.isMenuOpen);
  const setMenuOpen = useUi((ui) => ui.setMenuOpen);
  return (
    <>
      <button
        type="button"
        className={cx(toggle, withScript)}
        aria-expanded={isMenuOpen}
        aria-controls="site-menu"
        onClick={() => setMenuOpen(true)}
      >
        {m.nav_open()}
      </button>
      <a href={`#${footerMenuId}`} className={cx(toggle, withoutScript)}>
        {m.footer_menu()}
      </a>
    </>
  );
}
