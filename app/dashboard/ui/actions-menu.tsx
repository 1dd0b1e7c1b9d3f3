import { Menu } from '@base-ui/react/menu';
import { css } from '@linaria/core';
import { useRef } from 'react';
import { quietButton } from '#app/components/ui/button.ts';
import { color, space } from '#app/styles/tokens.ts';

const popup = css`
  display: grid;
  min-width: 12rem;
  max-width: calc(100vw - 2rem);
  padding-block: ${space(8)};
  color: ${color.text};
  background: ${color.surface};
  border: 1px solid ${color.border};
  font-size: 0.9375rem;
`;

const item = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(24)};
  min-height: 44px;
  padding-inline: ${space(16)};
  cursor: pointer;

  &[data-highlighted] {
    background: ${color.paper};
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }

  &[data-disabled] {
    color: ${color.muted};
    cursor: default;
  }

  &[data-dangerous] {
    color: ${color.error};
  }
`;

const keys = css`
  color: ${color.muted};
  font-size: 0.8125rem;
`;

const positioner = css`
  z-index: 32;
`;

export type MenuAction = {
  label: string;
  run: () => void;
  /** The shortcut, such as `e`. Only displayed. */
  keys?: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
};

type Props = {
  label: string;
  /** The accessible name, where several menus have the same label. It begins with the label. */
  name?: string;
  actions: readonly MenuAction[];
};

export function ActionsMenu({ label, name, actions }: Props) {
  const main = useRef<HTMLElement>(null);
  // A screen reader that moves by landmarks finds the popup in the page's content.
  const findMain = (trigger: HTMLElement | null) => {
    main.current = trigger?.closest('main') ?? null;
  };
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger ref={findMain} className={quietButton} aria-label={name}>
        {label}
      </Menu.Trigger>
      <Menu.Portal container={main}>
        <Menu.Positioner className={positioner} sideOffset={4} align="end">
          <Menu.Popup className={popup}>
            {actions.map((action) => (
              <Menu.Item
                key={action.label}
                className={item}
                disabled={action.isDisabled ?? false}
                data-dangerous={action.isDangerous ? '' : undefined}
                onClick={action.run}
              >
                {action.label}
                {action.keys ? <kbd className={keys}>{action.keys}</kbd> : null}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
