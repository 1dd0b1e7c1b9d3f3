import type { Mark } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { textSchema } from '#app/dashboard/text-editor/markdown/text-schema.ts';

const { link } = textSchema.marks;

export type LinkRange = { from: number; to: number; text: string; href: string };

/** The whole link around the position. */
function rangeAround({ selection: { $from } }: EditorState): LinkRange | undefined {
  const { parent, parentOffset } = $from;
  const start = $from.start();
  const runs: { from: number; to: number; text: string; mark: Mark }[] = [];
  parent.forEach((node, offset) => {
    const mark = link.isInSet(node.marks);
    if (!mark) return;
    const last = runs.at(-1);
    if (last && last.to === offset && last.mark.eq(mark)) {
      last.to += node.nodeSize;
      last.text += node.textContent;
    } else runs.push({ from: offset, to: offset + node.nodeSize, text: node.textContent, mark });
  });
  const run = runs.find(({ from, to }) => from <= parentOffset && parentOffset <= to);
  return run && { from: start + run.from, to: start + run.to, text: run.text, href: run.mark.attrs.href };
}

/** The link at the selection, or the selected text. */
export function linkRange(state: EditorState): LinkRange {
  const { from, to, empty } = state.selection;
  const existing = rangeAround(state);
  if (existing && (empty || (existing.from <= from && to <= existing.to))) return existing;
  return { from, to, text: state.doc.textBetween(from, to, ' '), href: '' };
}

/** @param text replaces the text of the range if it differs. The cursor is behind the link afterwards. */
export function setLink({ from, to, text: before }: LinkRange, href: string, text: string): Command {
  return (state, dispatch) => {
    const mark = link.create({ href });
    const { tr } = state;
    if (text === before && from < to) tr.removeMark(from, to, link).addMark(from, to, mark);
    else {
      const others = link.removeFromSet(state.doc.resolve(from).marks());
      tr.replaceWith(from, to, textSchema.text(text, mark.addToSet(others)));
    }
    tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(to)), -1));
    dispatch?.(tr.removeStoredMark(link).scrollIntoView());
    return true;
  };
}

export function removeLink({ from, to }: LinkRange): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.removeMark(from, to, link));
    return true;
  };
}
