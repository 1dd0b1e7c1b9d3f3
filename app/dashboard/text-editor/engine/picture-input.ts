import { NodeSelection, Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { textSchema } from '#app/dashboard/text-editor/markdown/text-schema.ts';

export type PictureRequests = {
  /** Pictures that were pasted or dropped. The selection is where they go. */
  add: (files: readonly File[]) => void;
  edit: () => void;
};

function picturesOf(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** Office programs add a picture of the copied text. */
function hasText(transfer: DataTransfer | null): boolean {
  return (transfer?.getData('text/plain') ?? '').trim() !== '';
}

function selectAt(view: EditorView, event: DragEvent): void {
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!place) return;
  const selection = TextSelection.near(view.state.doc.resolve(place.pos));
  view.dispatch(view.state.tr.setSelection(selection));
}

export function pictureInput({ add, edit }: PictureRequests): Plugin {
  return new Plugin({
    props: {
      handlePaste: (_view, { clipboardData }) => {
        const files = hasText(clipboardData) ? [] : picturesOf(clipboardData);
        if (files.length > 0) add(files);
        return files.length > 0;
      },
      handleDrop: (view, event) => {
        const files = picturesOf(event.dataTransfer);
        if (files.length === 0) return false;
        event.preventDefault();
        selectAt(view, event);
        add(files);
        return true;
      },
      handleDoubleClickOn: (_view, _position, node) => {
        if (node.type !== textSchema.nodes.image) return false;
        edit();
        return true;
      },
      handleKeyDown: ({ state: { selection } }, { key }) => {
        const isPicture =
          selection instanceof NodeSelection && selection.node.type === textSchema.nodes.image;
        if (!isPicture || key !== 'Enter') return false;
        edit();
        return true;
      },
    },
  });
}
