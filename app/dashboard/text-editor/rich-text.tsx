import { NodeSelection } from 'prosemirror-state';
import { type ReactNode, useRef, useState } from 'react';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { bar } from './editor-styles.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { changePicture, insertPicture, type Picture } from './engine/commands.ts';
import { type LinkRange, linkRange, removeLink, setLink } from './engine/links.ts';
import { LinkDialog } from './link-dialog.tsx';
import { textSchema } from './markdown/text-schema.ts';
import { page } from './page-styles.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { type Editor, useEditorView } from './use-editor-view.ts';

export type RichTextProps = {
  /** Read once. */
  text: string;
  onChange: (markdown: string) => void;
  attributes: Record<string, string>;
  isReadOnly: boolean;
  /** Beside the toolbar. */
  children?: ReactNode;
};

type Open =
  | { dialog: 'link'; range: LinkRange }
  | { dialog: 'picture'; files: readonly File[]; picture?: Picture; position?: number };

function selectedPicture({
  state: { selection },
}: Editor): { picture: Picture; position: number } | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type !== textSchema.nodes.image)
    return undefined;
  const { src, alt, title } = selection.node.attrs;
  return { picture: { src, alt, title }, position: selection.from };
}

export function RichText({ text, onChange, attributes, isReadOnly, children }: RichTextProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>();
  const editor = useEditorView({
    placeRef,
    text,
    attributes,
    isReadOnly,
    events: {
      change: onChange,
      openLink: () => openLink(),
      addPictures: (files) => setOpen({ dialog: 'picture', files }),
      editPicture: () => openPicture(),
      losePictures: (count) => showToast(m.admin_editor_pictures_lost({ count: formatNumber(count) })),
      focusToolbar: () =>
        boxRef.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus(),
    },
  });
  const openLink = () => editor && setOpen({ dialog: 'link', range: linkRange(editor.state) });
  const openPicture = () => editor && setOpen({ dialog: 'picture', files: [], ...selectedPicture(editor) });
  const close = () => {
    setOpen(undefined);
    // After the dialog has returned the focus to where it was.
    setTimeout(() => editor?.focus());
  };
  const applyPicture = (picture: Picture) => {
    if (open?.dialog !== 'picture') return;
    const { position, files } = open;
    editor?.run(position === undefined ? insertPicture(picture) : changePicture(position, picture));
    if (files.length > 1) setOpen({ dialog: 'picture', files: files.slice(1) });
    else close();
  };
  return (
    <div ref={boxRef}>
      <div className={bar}>
        {editor && !isReadOnly ? (
          <EditorToolbar editor={editor} onLink={openLink} onPicture={openPicture} />
        ) : null}
        {children}
      </div>
      <div ref={placeRef} className={page} />
      {open?.dialog === 'link' ? (
        <LinkDialog
          range={open.range}
          onClose={close}
          onApply={(href, label) => {
            editor?.run(setLink(open.range, href, label));
            close();
          }}
          onRemove={() => {
            editor?.run(removeLink(open.range));
            close();
          }}
        />
      ) : null}
      {open?.dialog === 'picture' ? (
        <PictureDialog
          key={open.files.length}
          picture={open.picture}
          file={open.files[0]}
          onClose={close}
          onApply={applyPicture}
        />
      ) : null}
    </div>
  );
}
