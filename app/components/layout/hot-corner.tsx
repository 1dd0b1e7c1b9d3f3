import { css, cx } from '@linaria/core';
import { useRouterState } from '@tanstack/react-router';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { useUi } from '#app/stores/use-ui.ts';
import { besideContent, color, inquiryBarHeight, space } from '#app/styles/tokens.ts';

/** A bar at the bottom of the window. Wide windows have room for a round link beside the content. */
const corner = css`
  position: fixed;
  inset: auto 0 0;
  z-index: 9;
  display: flex;
  align-items: center;
  justify-content: center;
  height: ${inquiryBarHeight};
  padding: ${space(4)};
  color: #fff;
  background: ${color.primary};
  border-top: 1px solid ${color.accent};
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1.35;
  text-align: center;
  text-decoration: none;
  transition: background-color 0.15s, transform 0.25s;

  ${besideContent} {
    inset: auto ${space(8)} ${space(16)} auto;
    width: 5rem;
    height: 5rem;
    border: 1px solid ${color.accent};
    border-radius: 50%;
    font-size: 0.75rem;
    white-space: pre-line;
  }

  @media (min-width: 1480px) {
    right: ${space(24)};
    bottom: ${space(32)};
    width: 6.5rem;
    height: 6.5rem;
    font-size: 0.875rem;
  }

  &:hover {
    background: ${color.primaryHover};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  @media print {
    display: none;
  }
`;

/** Hidden while the visitor scrolls down, like the navigation. It stays in the tab order. */
const away = css`
  @media (max-width: 1399px) {
    &:not(:focus-visible) {
      transform: translateY(100%);
    }
  }
`;

export function HotCorner() {
  const isWithout = useRouterState({
    select: ({ location }) => /^\/(contact|mypage|sample)/.test(location.pathname),
  });
  const isUnavailable = useUi((ui) => ui.isNavigationHidden);
  if (isWithout) return null;
  return (
    <aside aria-label={m.hot_corner()}>
      <PlainLink to="/contact" className={cx(corner, isUnavailable && away)}>
        {m.hot_corner()}
      </PlainLink>
    </aside>
  );
}
