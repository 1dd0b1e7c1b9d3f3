import { baseKeymap, chainCommands, exitCode, setBlockType } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell, isInTable } from 'prosemirror-tables';
import { textSchema } from '#app/dashboard/text-editor/markdown/text-schema.ts';
import { toggleEm, toggleHeading, toggleList, toggleQuote, toggleStrong } from './commands.ts';

const { nodes } = textSchema;

const insertBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** A cell has one line: Enter goes to the next one. */
const enterInTable: Command = (state, dispatch) => isInTable(state) && goToNextCell(1)(state, dispatch);

export type Requests = {
  link: () => void;
  toolbar: () => void;
};

function request(run: () => void): Command {
  return (_state, dispatch) => {
    if (dispatch) run();
    return true;
  };
}

/** Tab leaves the editor where it cannot move to another cell or indent an item. */
export function editorKeys(requests: Requests): Plugin[] {
  return [
    keymap({
      'Mod-b': toggleStrong,
      'Mod-i': toggleEm,
      'Mod-k': request(requests.link),
      'Mod-Alt-0': setBlockType(nodes.paragraph),
      'Mod-Alt-2': toggleHeading(2),
      'Mod-Alt-3': toggleHeading(3),
      'Mod-Shift-7': toggleList(nodes.ordered_list),
      'Mod-Shift-8': toggleList(nodes.bullet_list),
      'Mod-Shift-9': toggleQuote,
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      Backspace: undoInputRule,
      Enter: chainCommands(enterInTable, splitListItem(nodes.list_item)),
      'Shift-Enter': chainCommands(exitCode, insertBreak),
      Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
      'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
      'Alt-F10': request(requests.toolbar),
    }),
    keymap(baseKeymap),
  ];
}

/** Typed Markdown becomes formatted text. */
export function typedMarkdown(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs = '']) => ({
        level: Math.max(2, signs.length),
      })),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list),
      wrappingInputRule(
        /^\s*(\d{1,3})[.)]\s$/,
        nodes.ordered_list,
        ([, number]) => ({ order: Number(number) }),
        ([, number], list) => list.childCount + list.attrs.order === Number(number),
      ),
      new InputRule(/^---$/, (state, _match, start, end) =>
        state.tr.replaceRangeWith(start, end, nodes.horizontal_rule.create()),
      ),
    ],
  });
}
