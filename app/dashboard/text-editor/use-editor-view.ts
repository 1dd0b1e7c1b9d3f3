import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { editorPlugins } from './engine/plugins.ts';
import { parseText } from './markdown/parse-text.ts';
import { writeText } from './markdown/write-text.ts';
import { cleanHtml } from './paste/clean-html.ts';

type EditorEvents = {
  change: (markdown: string) => void;
  openLink: () => void;
  addPictures: (files: readonly File[]) => void;
  editPicture: () => void;
  /** Pictures of another site were in the pasted text. */
  losePictures: (count: number) => void;
  focusToolbar: () => void;
};

type Setup = {
  placeRef: RefObject<HTMLDivElement | null>;
  /** Read once. Another text needs another key of the component. */
  text: string;
  attributes: Record<string, string>;
  isReadOnly: boolean;
  events: EditorEvents;
};

export type Editor = {
  state: EditorState;
  run: (command: Command) => void;
  can: (command: Command) => boolean;
  focus: () => void;
};

/** A ProseMirror view in an element of React. */
export function useEditorView({ placeRef, text, attributes, isReadOnly, events }: Setup): Editor | undefined {
  const viewRef = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState>();
  const latest = useEffectEvent(() => events);
  const start = useEffectEvent((place: HTMLElement) => {
    const plugins = editorPlugins({
      link: () => latest().openLink(),
      toolbar: () => latest().focusToolbar(),
      pictures: { add: (files) => latest().addPictures(files), edit: () => latest().editPicture() },
    });
    const view: EditorView = new EditorView(place, {
      state: EditorState.create({ doc: parseText(text), plugins }),
      attributes,
      editable: () => !isReadOnly,
      transformPastedHTML: (html) => {
        const isOwn = html.includes('data-pm-slice');
        const { html: clean, lostPictures } = isOwn ? { html, lostPictures: 0 } : cleanHtml(html);
        if (lostPictures > 0) latest().losePictures(lostPictures);
        return clean;
      },
      dispatchTransaction: (transaction) => {
        const next = view.state.apply(transaction);
        view.updateState(next);
        setState(next);
        if (!next.doc.eq(transaction.before)) latest().change(writeText(next.doc));
      },
    });
    return view;
  });

  useEffect(() => {
    if (!placeRef.current) return;
    const view = start(placeRef.current);
    viewRef.current = view;
    setState(view.state);
    return () => view.destroy();
  }, [placeRef]);

  if (!state) return undefined;
  return {
    state,
    run: (command) => {
      const view = viewRef.current;
      if (!view) return;
      command(view.state, view.dispatch, view);
      view.focus();
    },
    can: (command) => command(state),
    focus: () => viewRef.current?.focus(),
  };
}
