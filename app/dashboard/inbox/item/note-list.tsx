import { useState } from 'react';
import { textButton } from '#app/components/ui/button.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { addNote, changeNote, deleteNote } from '#app/dashboard/inbox/inbox-acts.functions.ts';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { buttonRow } from '#app/dashboard/ui/dialog.tsx';
import { part } from '#app/dashboard/ui/part.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer, InboxNote } from '#contract/inbox-detail.ts';
import { typedText } from './inbox-item-styles.ts';
import { noteFieldId } from './note-field-id.ts';
import { NoteForm } from './note-form.tsx';
import { noteBox, noteRows } from './note-styles.ts';
import type { RunOnItem } from './use-item-acts.ts';

type Props = { item: InboxDetailAnswer; run: RunOnItem; isActing: boolean; mayNote: boolean };

type NoteProps = Pick<Props, 'run' | 'isActing'> & { note: InboxNote; reference: string };

function Note({ note, reference, run, isActing }: NoteProps) {
  const staff = useStaff();
  const [isEditing, setEditing] = useState(false);
  const { id, by, at, editedAt, content } = note;
  const change = (text: string) =>
    void run(
      async (revision) => {
        const answer = await changeNote({ data: { reference, id, revision, content: text } });
        if (answer.ok) setEditing(false);
        return answer;
      },
      { done: m.admin_inbox_note_saved() },
    );
  const remove = () =>
    void run((revision) => deleteNote({ data: { reference, id, revision } }), {
      done: m.admin_inbox_note_deleted(),
      undo: ({ revision }) => addNote({ data: { reference, revision, content } }),
    });
  return (
    <li className={noteBox}>
      <span>
        {by.name} · <time dateTime={at}>{formatTime(at)}</time>
        {editedAt ? ` · ${m.admin_inbox_note_edited()}` : ''}
      </span>
      {isEditing ? (
        <NoteForm
          id={`note-${id}`}
          label={m.admin_inbox_note_change()}
          initial={content}
          isActing={isActing}
          onSave={change}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className={typedText}>{content}</p>
      )}
      {staff?.id === by.id && !isEditing ? (
        <div className={buttonRow}>
          <button type="button" className={textButton} onClick={() => setEditing(true)}>
            {m.admin_inbox_note_change()}
          </button>
          <button type="button" className={textButton} onClick={remove}>
            {m.admin_inbox_note_delete()}
          </button>
        </div>
      ) : null}
    </li>
  );
}

/** Notes for colleagues. The sender never sees them. */
export function NoteList({ item: { reference, notes }, run, isActing, mayNote }: Props) {
  const add = (content: string, onStored: () => void) =>
    void run(
      async (revision) => {
        const answer = await addNote({ data: { reference, revision, content } });
        if (answer.ok) onStored();
        return answer;
      },
      { done: m.admin_inbox_note_saved() },
    );
  if (!mayNote && notes.length === 0) return null;
  return (
    <section className={part} aria-labelledby="notes">
      <h2 id="notes">{m.admin_inbox_notes()}</h2>
      <p>{m.admin_inbox_notes_lead()}</p>
      {notes.length > 0 ? (
        <ul className={noteRows}>
          {notes.map((note) => (
            <Note key={note.id} note={note} reference={reference} run={run} isActing={isActing} />
          ))}
        </ul>
      ) : null}
      {mayNote ? (
        <NoteForm
          id={noteFieldId}
          label={m.admin_inbox_note_add()}
          unsaved={`note/${reference}`}
          isActing={isActing}
          onSave={add}
        />
      ) : null}
    </section>
  );
}
