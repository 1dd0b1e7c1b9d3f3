import { useState } from 'react';
import { TextField } from '#app/components/forms/text-field.tsx';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { control, Field, textarea } from '#app/components/ui/field.tsx';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { MailPreviewDialog } from '#app/dashboard/inbox/answer/mail-preview-dialog.tsx';
import { changeSample, previewSample } from '#app/dashboard/inbox/inbox-acts.functions.ts';
import { buttonRow } from '#app/dashboard/ui/dialog.tsx';
import { part } from '#app/dashboard/ui/part.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { nextStatuses, sampleWorkMaxLengths } from '#contract/inbox-work.ts';
import { sampleStatusLabels } from './event-text.ts';
import { sampleForm } from './inbox-item-styles.ts';
import type { SeenRevision } from './use-seen-revision.ts';

function readFields(fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? '');
  const status = nextStatuses.find((one) => one === text('status')) ?? 'preparing';
  return { status, note: text('note'), carrier: text('carrier'), trackingNumber: text('trackingNumber') };
}

type Props = { item: InboxDetailAnswer; revision: SeenRevision };

/** Changes the state of a sample request, and mails the member. */
export function SampleWorkForm({ item: { reference, sample, email }, revision: { seen, see } }: Props) {
  const [previewed, setPreviewed] = useState<ReturnType<typeof readFields>>();
  const { field, isActing, props } = useActForm({
    done: m.admin_inbox_sample_done(),
    messages: {
      note: { max: sampleWorkMaxLengths.note },
      trackingNumber: { required: m.admin_inbox_sample_tracking_missing },
    },
    send: async (fields) => {
      const answer = await changeSample({ data: { reference, revision: seen, ...readFields(fields) } });
      // Before the item is read again, so that the own act is no news.
      if (answer.ok) see(answer.data.data.revision);
      return answer;
    },
  });
  if (!sample) return null;
  const note = field('note');
  return (
    <section className={part} aria-labelledby="sample-work">
      <h2 id="sample-work">{m.admin_inbox_sample_work()}</h2>
      <form {...props} className={sampleForm} aria-labelledby="sample-work">
        <Field {...field('status')} label={m.admin_inbox_state()} isRequired>
          {(controlProps) => (
            <select
              {...controlProps}
              className={control}
              defaultValue={sample.status === 'requested' ? 'preparing' : sample.status}
            >
              {nextStatuses.map((status) => (
                <option key={status} value={status}>
                  {sampleStatusLabels[status]?.()}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          field={field('carrier')}
          label={m.admin_inbox_sample_carrier()}
          isRequired={false}
          defaultValue={sample.carrier ?? ''}
          autoComplete="off"
        />
        <TextField
          field={field('trackingNumber')}
          label={m.admin_inbox_sample_tracking()}
          isRequired={false}
          defaultValue={sample.trackingNumber ?? ''}
          autoComplete="off"
        />
        <Field
          {...note}
          label={m.admin_inbox_sample_note()}
          hint={m.admin_inbox_sample_note_hint()}
          isRequired={false}
        >
          {(controlProps) => (
            <textarea
              {...controlProps}
              className={`${control} ${textarea}`}
              defaultValue={sample.note ?? ''}
            />
          )}
        </Field>
        <div className={buttonRow}>
          <button type="submit" className={primaryButton} disabled={isActing}>
            {m.admin_inbox_sample_save()}
          </button>
          <button
            type="button"
            className={quietButton}
            onClick={({ currentTarget: { form: element } }) => {
              if (element) setPreviewed(readFields(new FormData(element)));
            }}
          >
            {m.admin_inbox_preview()}
          </button>
        </div>
      </form>
      {previewed ? (
        <MailPreviewDialog
          to={email}
          files={[]}
          read={() => previewSample({ data: { reference, ...previewed } })}
          onClose={() => setPreviewed(undefined)}
        />
      ) : null}
    </section>
  );
}
