import { Menu } from '@base-ui/react/menu';
import { css } from '@linaria/core';
import { useRef } from 'react';
import { quietButton } from '#app/components/ui/button.ts';
import { color } from '#app/styles/tokens.ts';
import { menuItem, menuPopup, menuPositioner } from './menu-styles.ts';

const keys = css`
  color: ${color.muted};
  font-size: 0.8125rem;
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
        <Menu.Positioner className={menuPositioner} sideOffset={4} align="end">
          <Menu.Popup className={menuPopup}>
            {actions.map((action) => (
              <Menu.Item
                key={action.label}
                className={menuItem}
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
