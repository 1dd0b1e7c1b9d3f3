import { Menu } from '@base-ui/react/menu';
import { Toolbar } from '@base-ui/react/toolbar';
import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from 'prosemirror-tables';
import { menuItem, menuPopup, menuPositioner } from '#app/dashboard/ui/menu-styles.ts';
import { m } from '#app/paraglide/messages.js';
import { EditorIcon } from './editor-icons.tsx';
import { button } from './editor-styles.ts';
import type { Editor } from './use-editor-view.ts';

const tableActions: readonly { label: () => string; command: Command }[] = [
  { label: m.admin_editor_row_add, command: addRowAfter },
  { label: m.admin_editor_column_before, command: addColumnBefore },
  { label: m.admin_editor_column_after, command: addColumnAfter },
  { label: m.admin_editor_row_delete, command: deleteRow },
  { label: m.admin_editor_column_delete, command: deleteColumn },
  { label: m.admin_editor_table_delete, command: deleteTable },
];

/** In the toolbar while the selection is in a table. */
export function TableMenu({ editor }: { editor: Editor }) {
  return (
    <Menu.Root modal={false}>
      <Toolbar.Button
        render={<Menu.Trigger />}
        className={button}
        aria-label={m.admin_editor_table_change()}
        title={m.admin_editor_table_change()}
        data-pressed=""
      >
        <EditorIcon name="table" />
      </Toolbar.Button>
      <Menu.Portal>
        <Menu.Positioner className={menuPositioner} sideOffset={4} align="start">
          <Menu.Popup className={menuPopup} finalFocus={false}>
            {tableActions.map(({ label, command }) => (
              <Menu.Item
                key={label()}
                className={menuItem}
                disabled={!editor.can(command)}
                onClick={() => editor.run(command)}
              >
                {label()}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
