import { useEffect, useRef, useState } from 'react';
import { useChosenFiles } from '#app/components/forms/use-chosen-files.ts';
import { primaryButton, quietButton, textButton } from '#app/components/ui/button.ts';
import { control, FieldError, textarea } from '#app/components/ui/field.tsx';
import type { StaffProblem } from '#app/dashboard/acts/staff-result.ts';
import { previewAnswer } from '#app/dashboard/inbox/inbox-acts.functions.ts';
import type { RunOnItem } from '#app/dashboard/inbox/item/use-item-acts.ts';
import { useCommands } from '#app/dashboard/keyboard/command-store.ts';
import { buttonRow } from '#app/dashboard/ui/dialog.tsx';
import { part } from '#app/dashboard/ui/part.ts';
import { fieldMessage } from '#app/forms/form-messages.ts';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { answerMaxLength, placeholders } from '#contract/inbox-work.ts';
import { answerFieldId } from './answer-field-id.ts';
import { AnswerFiles } from './answer-files.tsx';
import { answerHead, returnedLine } from './answer-styles.ts';
import { MailPreviewDialog } from './mail-preview-dialog.tsx';
import { ReplyChooser } from './reply-chooser.tsx';
import { sendAnswer } from './send-answer.ts';
import { useAnswerText } from './use-answer-text.ts';

/** The error of an answer that cannot be sent. */
function answerFault(text: string): string | undefined {
  if (text.trim() === '') return m.admin_inbox_answer_required();
  if (text.length > answerMaxLength) return fieldMessage('too_long', { max: answerMaxLength });
  const open = placeholders.find((name) => text.includes(`{${name}}`));
  return open && m.admin_inbox_answer_placeholder({ name: `{${open}}` });
}

type Props = {
  item: InboxDetailAnswer;
  run: RunOnItem;
  /** One act at a time. */
  isActing: boolean;
  seen: number;
  hasFocus: boolean;
  onWriting: (isWriting: boolean) => void;
};

/** Writes an answer, shows the mail that it would be, and sends it. */
export function AnswerForm({ item, run, isActing, seen, hasFocus, onWriting }: Props) {
  const { reference, locale, email, kind, answers } = item;
  const attached = useChosenFiles();
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<{ files: readonly File[]; text: string }>();
  const [isSending, setSending] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, hasReturned, change, clear, clearSent } = useAnswerText(field, { reference, revision: seen });
  const isWriting = text !== '';

  useEffect(() => onWriting(isWriting), [isWriting, onWriting]);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  const refuse = (reason: string) => {
    setError(reason);
    field.current?.focus();
    return true;
  };
  const checked = () => {
    const fault = answerFault(text);
    setError(fault);
    if (fault) field.current?.focus();
    return fault === undefined;
  };
  const send = async () => {
    if (!checked()) return;
    setSending(true);
    await run(
      async (revision) => {
        const answer = await sendAnswer({ reference, revision, text, files: attached.files });
        // Here, because a lost connection repeats it later.
        if (answer.ok) {
          clearSent(text);
          attached.removeSent(attached.files);
        }
        return answer;
      },
      {
        done: m.admin_inbox_answer_sent(),
        onProblem: ({ code, errors }: StaffProblem) => {
          if (code !== 'validation_failed') return false;
          if (!errors.files) return refuse(m.error_check_values());
          setRefusal({ files: attached.files, text: fieldMessage(errors.files, {}) });
          attached.inputRef.current?.focus();
          return true;
        },
      },
    );
    setSending(false);
  };
  useCommands(isWriting ? [{ label: m.admin_inbox_send(), keys: '$mod+Enter', run: () => void send() }] : []);
  const label = answers.length > 0 ? m.admin_inbox_answer_again() : m.admin_inbox_answer();
  return (
    <section className={part} aria-labelledby="answer">
      <h2 id="answer">{label}</h2>
      <div className={answerHead}>
        <p>{m.admin_inbox_answer_lead({ language: formatLanguage(locale) })}</p>
        <ReplyChooser item={item} onChoose={(reply) => change(text === '' ? reply : `${text}\n\n${reply}`)} />
      </div>
      {hasReturned ? (
        <p className={returnedLine}>
          {m.admin_inbox_answer_returned()}
          <button type="button" className={textButton} onClick={clear}>
            {m.admin_inbox_answer_discard()}
          </button>
        </p>
      ) : null}
      <textarea
        id={answerFieldId}
        ref={field}
        className={`${control} ${textarea}`}
        aria-labelledby="answer"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${answerFieldId}-error` : undefined}
        lang={locale}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <FieldError name={answerFieldId} error={error} />
      {kind === 'QUESTION' ? null : (
        <AnswerFiles {...attached} refusal={refusal?.files === attached.files ? refusal.text : undefined} />
      )}
      <div className={buttonRow}>
        <button
          type="button"
          className={primaryButton}
          disabled={isSending || isActing}
          onClick={() => void send()}
        >
          {m.admin_inbox_send()}
        </button>
        <button
          type="button"
          className={quietButton}
          onClick={() => {
            if (checked()) setPreviewing(true);
          }}
        >
          {m.admin_inbox_preview()}
        </button>
        <span role="status">{isSending ? m.form_sending() : null}</span>
      </div>
      {isPreviewing ? (
        <MailPreviewDialog
          to={email}
          files={attached.files.map(({ name }) => name)}
          read={() => previewAnswer({ data: { reference, text } })}
          onClose={() => setPreviewing(false)}
        />
      ) : null}
    </section>
  );
}
