import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { liftTarget } from 'prosemirror-transform';
import { textSchema } from '#app/dashboard/text-editor/markdown/text-schema.ts';

const { nodes, marks } = textSchema;

export const toggleStrong: Command = toggleMark(marks.strong);
export const toggleEm: Command = toggleMark(marks.em);

export function isMarkActive({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** The innermost ancestor of the selection of one of the types. */
export function ancestorOf({ selection: { $from } }: EditorState, ...types: NodeType[]): Node | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return node;
  }
  return undefined;
}

export function isHeading(state: EditorState, level: number): boolean {
  return ancestorOf(state, nodes.heading)?.attrs.level === level;
}

export function toggleHeading(level: number): Command {
  return (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);
}

/** Starts a list, ends it, or turns it into the other kind. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const list = ancestorOf(state, nodes.bullet_list, nodes.ordered_list);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    const depth = Array.from({ length: $from.depth }, (_, index) => index + 1).findLast(
      (level) => $from.node(level) === list,
    );
    if (depth === undefined) return false;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type).scrollIntoView());
    return true;
  };
}

export const toggleQuote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, ({ type }) => type === nodes.blockquote);
  if (!range) return wrapIn(nodes.blockquote)(state, dispatch);
  const target = liftTarget(range);
  if (target === null) return false;
  dispatch?.(state.tr.lift(range, target).scrollIntoView());
  return true;
};

/** Puts a block in place of an empty paragraph, otherwise behind the block of the selection. */
function insertBlock(state: EditorState, block: Node) {
  const { $from } = state.selection;
  const { parent } = $from;
  const isEmpty = parent.type === nodes.paragraph && parent.childCount === 0;
  const outer = $from.depth === 0 ? $from.pos : isEmpty ? $from.before() : $from.after();
  const { tr } = state;
  return isEmpty
    ? { tr: tr.replaceWith(outer, $from.after(), block), at: outer }
    : { tr: tr.insert(outer, block), at: outer };
}

export const insertRule: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const { tr, at } = insertBlock(state, nodes.horizontal_rule.create());
  const selection = TextSelection.findFrom(tr.doc.resolve(at + 1), 1, true);
  dispatch?.((selection ? tr.setSelection(selection) : tr).scrollIntoView());
  return true;
};

export function insertTable(rows: number, columns: number): Command {
  return (state, dispatch) => {
    if (isInTable(state)) return false;
    const row = (type: NodeType) =>
      nodes.table_row.create(
        null,
        Array.from({ length: columns }, () => type.create()),
      );
    const table = nodes.table.create(null, [
      row(nodes.table_header),
      ...Array.from({ length: rows - 1 }, () => row(nodes.table_cell)),
    ]);
    const { tr, at } = insertBlock(state, table);
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 3))).scrollIntoView());
    return true;
  };
}

export type Picture = { src: string; alt: string; title: string };

/** In a cell beside its text, otherwise as a paragraph. */
export function insertPicture(picture: Picture): Command {
  return (state, dispatch) => {
    const image = nodes.image.create(picture);
    if (isInTable(state)) {
      dispatch?.(state.tr.replaceSelectionWith(image, false).scrollIntoView());
      return true;
    }
    const { tr, at } = insertBlock(state, nodes.paragraph.create(null, image));
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 2))).scrollIntoView());
    return true;
  };
}

export function changePicture(position: number, attrs: Attrs): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.setNodeMarkup(position, null, attrs));
    return true;
  };
}
