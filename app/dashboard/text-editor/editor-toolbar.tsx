import { Toolbar } from '@base-ui/react/toolbar';
import { redo, undo } from 'prosemirror-history';
import { isInTable } from 'prosemirror-tables';
import type { ReactNode } from 'react';
import { keyLabel } from '#app/dashboard/keyboard/key-label.ts';
import { m } from '#app/paraglide/messages.js';
import { EditorIcon, type IconName } from './editor-icons.tsx';
import { button, group, separator, toolbar } from './editor-styles.ts';
import {
  ancestorOf,
  insertRule,
  insertTable,
  isHeading,
  isMarkActive,
  toggleEm,
  toggleHeading,
  toggleList,
  toggleQuote,
  toggleStrong,
} from './engine/commands.ts';
import { textSchema } from './markdown/text-schema.ts';
import { TableMenu } from './table-menu.tsx';
import type { Editor } from './use-editor-view.ts';

const { nodes, marks } = textSchema;

type ButtonProps = {
  label: string;
  keys?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  run: () => void;
  children: ReactNode;
};

function ToolButton({ label, keys, isPressed, isDisabled = false, run, children }: ButtonProps) {
  return (
    <Toolbar.Button
      className={button}
      aria-label={label}
      title={keys ? `${label} (${keyLabel(keys)})` : label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      // The selection of the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      {children}
    </Toolbar.Button>
  );
}

type Props = { editor: Editor; onLink: () => void; onPicture: () => void };

function BlockButtons({ editor }: { editor: Editor }) {
  const { state, run } = editor;
  const isIn = (type: typeof nodes.paragraph) => ancestorOf(state, type) !== undefined;
  const list = (type: typeof nodes.paragraph, label: string, keys: string, icon: IconName) => (
    <ToolButton label={label} keys={keys} isPressed={isIn(type)} run={() => run(toggleList(type))}>
      <EditorIcon name={icon} />
    </ToolButton>
  );
  return (
    <Toolbar.Group className={group} aria-label={m.admin_editor_blocks()}>
      {[2, 3].map((level) => (
        <ToolButton
          key={level}
          label={level === 2 ? m.admin_editor_heading() : m.admin_editor_subheading()}
          keys={`$mod+Alt+${level}`}
          isPressed={isHeading(state, level)}
          isDisabled={!editor.can(toggleHeading(level))}
          run={() => run(toggleHeading(level))}
        >
          <EditorIcon name={level === 2 ? 'heading' : 'subheading'} />
        </ToolButton>
      ))}
      {list(nodes.bullet_list, m.admin_editor_bullets(), '$mod+Shift+8', 'bullets')}
      {list(nodes.ordered_list, m.admin_editor_numbers(), '$mod+Shift+7', 'numbers')}
      <ToolButton
        label={m.admin_editor_quote()}
        keys="$mod+Shift+9"
        isPressed={isIn(nodes.blockquote)}
        isDisabled={!editor.can(toggleQuote)}
        run={() => run(toggleQuote)}
      >
        <EditorIcon name="quote" />
      </ToolButton>
    </Toolbar.Group>
  );
}

function WordButtons({ editor, onLink }: Omit<Props, 'onPicture'>) {
  const { state, run } = editor;
  return (
    <Toolbar.Group className={group} aria-label={m.admin_editor_words()}>
      <ToolButton
        label={m.admin_editor_bold()}
        keys="$mod+b"
        isPressed={isMarkActive(state, marks.strong)}
        run={() => run(toggleStrong)}
      >
        <b>B</b>
      </ToolButton>
      <ToolButton
        label={m.admin_editor_italic()}
        keys="$mod+i"
        isPressed={isMarkActive(state, marks.em)}
        run={() => run(toggleEm)}
      >
        <i>I</i>
      </ToolButton>
      <ToolButton
        label={m.admin_editor_link()}
        keys="$mod+k"
        isPressed={isMarkActive(state, marks.link)}
        run={onLink}
      >
        <EditorIcon name="link" />
      </ToolButton>
    </Toolbar.Group>
  );
}

/** Arrow keys move between the buttons. Alt+F10 leads here from the text. */
export function EditorToolbar({ editor, onLink, onPicture }: Props) {
  const { state, run, can } = editor;
  return (
    <Toolbar.Root className={toolbar} aria-label={m.admin_editor_toolbar()}>
      <BlockButtons editor={editor} />
      <Toolbar.Separator className={separator} />
      <WordButtons editor={editor} onLink={onLink} />
      <Toolbar.Separator className={separator} />
      <Toolbar.Group className={group} aria-label={m.admin_editor_insert()}>
        <ToolButton label={m.admin_editor_picture()} run={onPicture}>
          <EditorIcon name="picture" />
        </ToolButton>
        {isInTable(state) ? (
          <TableMenu editor={editor} />
        ) : (
          <ToolButton label={m.admin_editor_table()} run={() => run(insertTable(3, 3))}>
            <EditorIcon name="table" />
          </ToolButton>
        )}
        <ToolButton label={m.admin_editor_rule()} isDisabled={!can(insertRule)} run={() => run(insertRule)}>
          <EditorIcon name="rule" />
        </ToolButton>
      </Toolbar.Group>
      <Toolbar.Separator className={separator} />
      <Toolbar.Group className={group} aria-label={m.admin_editor_history()}>
        <ToolButton label={m.admin_editor_undo()} keys="$mod+z" isDisabled={!can(undo)} run={() => run(undo)}>
          <EditorIcon name="undo" />
        </ToolButton>
        <ToolButton label={m.admin_editor_redo()} keys="$mod+y" isDisabled={!can(redo)} run={() => run(redo)}>
          <EditorIcon name="redo" />
        </ToolButton>
      </Toolbar.Group>
    </Toolbar.Root>
  );
}
