import { css, cx } from '@linaria/core';
import { useRouterState } from '@tanstack/react-router';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { useUi } from '#app/stores/use-ui.ts';
import { color, space } from '#app/styles/tokens.ts';

const corner = css`
  position: fixed;
  right: ${space(16)};
  bottom: ${space(16)};
  z-index: 9;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 5rem;
  height: 5rem;
  padding: ${space(4)};
  color: #fff;
  background: ${color.primary};
  border: 1px solid ${color.accent};
  border-radius: 50%;
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.35;
  text-align: center;
  text-decoration: none;
  white-space: pre-line;
  transition: background-color 0.15s, opacity 0.15s;

  /* The margin beside the content has room for the link from this width on. */
  @media (min-width: 1480px) {
    right: ${space(32)};
    bottom: ${space(32)};
    width: 6.5rem;
    height: 6.5rem;
    font-size: 0.875rem;
  }

  &:hover {
    background: ${color.primaryHover};
  }

  @media print {
    display: none;
  }
`;

/** Hidden while the visitor scrolls down, like the navigation. It stays in the tab order. */
const away = css`
  @media (max-width: 1479px) {
    &:not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
  }
`;

export function HotCorner() {
  const isInquiry = useRouterState({ select: ({ location }) => location.pathname === '/contact' });
  const isUnavailable = useUi((ui) => ui.isNavigationHidden);
  if (isInquiry) return null;
  return (
    <aside aria-label={m.hot_corner()}>
      <PlainLink to="/contact" className={cx(corner, isUnavailable && away)}>
        {m.hot_corner()}
      </PlainLink>
    </aside>
  );
}
