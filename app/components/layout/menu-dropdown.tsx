import { css, cx } from '@linaria/core';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { color, space, tracking } from '#app/styles/tokens.ts';
import { type MenuGroup, pagesOf } from './menu.ts';
import { PharmacyEntry } from './menu-entries.tsx';
import { useDropdown } from './use-dropdown.ts';

const group = css`
  position: relative;
`;

const button = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space(16)};
  border: 0;
  background: none;
  font-weight: 600;
  letter-spacing: ${tracking.label};
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset-inline: ${space(16)};
    bottom: ${space(4)};
    height: 2px;
    background: ${color.accent};
    opacity: 0;
    transition: opacity 0.15s;
  }

  &:hover::after,
  &[aria-expanded='true']::after,
  &[data-current]::after {
    opacity: 1;
  }
`;

const panel = css`
  position: absolute;
  top: 100%;
  left: ${space(0)};
  display: none;
  min-width: ${space(200)};
  padding: ${space(12)} ${space(16)};
  color: ${color.text};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-top: 2px solid ${color.primary};

  @media (scripting: none) {
    li:hover > &,
    li:focus-within > & {
      display: grid;
    }
  }
`;

const panelOpen = css`
  display: grid;
`;

const entry = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 44px;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }

  &[aria-current='page'] {
    color: ${color.primary};
    font-weight: 700;
  }
`;

type Props = { group: MenuGroup; pathname: string; pharmacyFinder: string | undefined };

export function isWithin(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}

export function MenuDropdown({ group: menuGroup, ...props }: Props) {
  const { key, label, pages, pharmacyFinder } = menuGroup;
  const { isOpen, button: buttonRef, rootProps, onButtonClick } = useDropdown();
  const panelId = `menu-${key}`;
  const isCurrent = [`/${key}`, ...pagesOf(menuGroup).map(({ to }) => to)].some((to) =>
    isWithin(props.pathname, to),
  );
  return (
    <li className={group} {...rootProps}>
      <button
        ref={buttonRef}
        type="button"
        className={button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-current={isCurrent || undefined}
        onClick={onButtonClick}
      >
        {label()}
      </button>
      <ul id={panelId} className={cx(panel, isOpen && panelOpen)}>
        {pages.map((page) => (
          <li key={page.to}>
            <PlainLink to={page.to} className={entry} isCurrent={props.pathname === page.to}>
              {page.label()}
            </PlainLink>
          </li>
        ))}
        {pharmacyFinder.length > 0 ? (
          <li>
            <PharmacyEntry className={entry} href={props.pharmacyFinder} />
          </li>
        ) : null}
      </ul>
    </li>
  );
}
