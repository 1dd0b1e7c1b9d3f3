import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { quietButton, textButton } from '#app/components/ui/button.ts';
import { control, textarea } from '#app/components/ui/field.tsx';
import { buttonRow } from '#app/dashboard/ui/dialog.tsx';
import { useUnsaved } from '#app/dashboard/unsaved/use-unsaved.ts';
import { m } from '#app/paraglide/messages.js';
import { inboxNoteMaxLength } from '#contract/inbox-work.ts';
import { noteForm } from './note-styles.ts';

const textSchema = v.string();

type Props = {
  id: string;
  label: string;
  initial?: string;
  /** Stores unsaved text in the browser under this name. */
  unsaved?: string;
  /** One act at a time. */
  isActing: boolean;
  /** Calls `onStored` then, also when a lost connection repeats it later. */
  onSave: (text: string, onStored: () => void) => void;
  onCancel?: () => void;
};

export function NoteForm({ id, label, initial = '', unsaved, isActing, onSave, onCancel }: Props) {
  const [text, setText] = useState(initial);
  const { found, keep, accept, settle } = useUnsaved({
    item: unsaved ?? 'note',
    base: initial,
    schema: textSchema,
  });
  useEffect(() => {
    if (!found || unsaved === undefined) return;
    setText((typed) => typed || found.value);
    accept();
  }, [found, unsaved, accept]);

  const change = (next: string) => {
    setText(next);
    if (unsaved !== undefined) keep(next);
  };
  const clearSent = () => {
    if (settle(text)) setText('');
  };
  const save = () => {
    if (text.trim() !== '') onSave(text, clearSent);
  };
  return (
    <form
      className={noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={`${control} ${textarea}`}
        value={text}
        maxLength={inboxNoteMaxLength}
        // The form closes once the text is stored, and has no backup.
        readOnly={unsaved === undefined && isActing}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <div className={buttonRow}>
        <button type="submit" className={quietButton} disabled={isActing}>
          {m.admin_inbox_note_save()}
        </button>
        {onCancel ? (
          <button type="button" className={textButton} onClick={onCancel}>
            {m.admin_inbox_cancel()}
          </button>
        ) : null}
      </div>
    </form>
  );
}
