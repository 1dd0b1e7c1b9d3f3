import { css, cx } from '@linaria/core';
import { Link, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { brandName } from '#app/lib/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space } from '#app/styles/tokens.ts';

const header = css`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${color.paper};
  border-bottom: 1px solid ${color.hairline};
`;

const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${space(80)};
  flex-wrap: wrap;
`;

const brand = css`
  font-size: 1.25rem;
  font-weight: 800;
  letter-spacing: -0.02em;
  color: ${color.primary};
  text-decoration: none;
  padding-block: ${space(10)};
`;

const toggle = css`
  min-width: 44px;
  min-height: 44px;
  padding-inline: ${space(12)};
  background: none;
  border: 1px solid ${color.border};
  border-radius: 2px;
  cursor: pointer;

  ${from.medium} {
    display: none;
  }
`;

const list = css`
  display: none;
  width: 100%;
  padding-bottom: ${space(16)};

  ${from.medium} {
    display: flex;
    gap: ${space(32)};
    width: auto;
    padding-bottom: 0;
  }
`;

const listOpen = css`
  display: block;
`;

const item = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  font-weight: 500;
  text-decoration: none;
  border-bottom: 2px solid transparent;

  &:hover {
    color: ${color.primary};
  }

  &[aria-current='page'] {
    color: ${color.primary};
    border-bottom-color: ${color.accent};
  }
`;

const noScriptList = css`
  @media (scripting: none) {
    display: flex;
    gap: ${space(24)};
  }
`;

const noScriptToggle = css`
  @media (scripting: none) {
    display: none;
  }
`;

const menuId = 'site-menu';

/** The top navigation. Below 768 px a button shows the menu; without scripts the menu is always there. */
export function SiteHeader() {
  const { uiStore } = useRouteContext({ from: '__root__' });
  const isOpen = useStore(uiStore, (state) => state.isMenuOpen);
  const setMenuOpen = useStore(uiStore, (state) => state.setMenuOpen);
  const router = useRouter();

  useEffect(() => router.subscribe('onBeforeNavigate', () => setMenuOpen(false)), [router, setMenuOpen]);

  return (
    <header className={header}>
      <nav className={cx(container, bar)} aria-label={m.nav_main()}>
        <Link to="/" className={brand}>
          {brandName()}
        </Link>
        <button
          type="button"
          className={cx(toggle, noScriptToggle)}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setMenuOpen(!isOpen)}
        >
          {isOpen ? m.nav_close() : m.nav_open()}
        </button>
        <ul id={menuId} className={cx(list, noScriptList, isOpen && listOpen)}>
          <li>
            <Link to="/news" className={item}>
              {m.menu_news()}
            </Link>
          </li>
          <li>
            <Link to="/contact" className={item}>
              {m.menu_contact()}
            </Link>
          </li>
        </ul>
      </nav>
    </header>
  );
}
