import { css } from '@linaria/core';
import { useRouterState } from '@tanstack/react-router';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, scrollFade, space } from '#app/styles/tokens.ts';
import { menuGroups, pagesOf } from './menu.ts';
import { isWithin } from './menu-dropdown.tsx';

const list = css`
  display: flex;
  column-gap: ${space(24)};
  margin-top: ${space(32)};
  overflow-x: auto;
  scrollbar-width: none;
  ${scrollFade}
  box-shadow: inset 0 -1px ${color.hairline};

  ${from.large} {
    margin-top: ${space(16)};
  }

  @media print {
    display: none;
  }
`;

const link = css`
  display: flex;
  align-items: center;
  min-height: ${space(50)};
  color: ${color.muted};
  font-size: 0.9375rem;
  text-decoration: none;
  white-space: nowrap;
  border-bottom: 2px solid transparent;

  &:hover {
    color: ${color.primary};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current='page'] {
    color: ${color.text};
    font-weight: 700;
    border-bottom-color: ${color.accent};
    scroll-initial-target: nearest;
  }
`;

export function SectionNav() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const group = menuGroups.find((one) => pagesOf(one).some(({ to }) => isWithin(pathname, to)));
  if (!group) return null;
  return (
    <nav aria-label={m.section_nav({ group: group.label() })}>
      <ul className={list}>
        {pagesOf(group).map(({ to, label }) => (
          <li key={to}>
            <PlainLink to={to} className={link} isCurrent={isWithin(pathname, to)}>
              {label()}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
