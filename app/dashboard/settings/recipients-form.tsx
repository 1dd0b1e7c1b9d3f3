import { css } from '@linaria/core';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import { tickBox } from '#app/components/forms/tick-box.ts';
import { problemOf } from '#app/dashboard/acts/staff-result.ts';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { part } from '#app/dashboard/ui/part.ts';
import { UnsavedNotice } from '#app/dashboard/unsaved/unsaved-notice.tsx';
import { type FieldValues, useUnsavedFields } from '#app/dashboard/unsaved/use-unsaved-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { from, space } from '#app/styles/tokens.ts';
import type { FieldCode } from '#contract/field-codes.ts';
import { type MailTopic, mailTopics } from '#contract/site-settings.ts';
import { changeSettings } from './settings.functions.ts';
import type { Settings } from './settings.queries.ts';

const topicLabels: Readonly<Record<MailTopic, () => string>> = {
  OEM_ODM: m.inquiry_type_oem_odm,
  RAW_MATERIAL: m.inquiry_type_raw_material,
  PARTNERSHIP: m.inquiry_type_partnership,
  OTHER: m.inquiry_type_other,
  QUESTION: m.admin_kind_question,
  SAMPLE: m.admin_kind_sample,
  FAILED: m.admin_settings_topic_failed,
  OVERDUE: m.admin_settings_topic_overdue,
  FLOOD: m.admin_settings_topic_flood,
};

const rows = css`
  display: grid;
  gap: ${space(20)};
  margin-bottom: ${space(24)};
`;

const row = css`
  display: grid;
  gap: ${space(4)} ${space(24)};
  align-items: end;

  ${from.small} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

function addressesIn(text: FormDataEntryValue | null): string[] {
  return String(text ?? '')
    .split(/[,;\s]+/)
    .filter(Boolean);
}

/** Undefined for the default recipients. */
function recipientsIn(fields: FormData, topic: MailTopic): string[] | undefined {
  if (fields.has(`nobody.${topic}`)) return [];
  const addresses = addressesIn(fields.get(`recipients.${topic}`));
  return addresses.length > 0 ? addresses : undefined;
}

function valuesOf(recipients: Settings['recipients']): FieldValues {
  const values = mailTopics.flatMap((topic) => [
    [`recipients.${topic}`, recipients?.[topic]?.join(', ') ?? ''],
    [`nobody.${topic}`, recipients?.[topic]?.length === 0 ? 'on' : ''],
  ]);
  return Object.fromEntries(values);
}

function valuesIn(fields: FormData): FieldValues {
  const text = (name: string) => [name, String(fields.get(name) ?? '')];
  return Object.fromEntries(
    mailTopics.flatMap((topic) => [text(`recipients.${topic}`), text(`nobody.${topic}`)]),
  );
}

/** Addresses beside 'send to nobody' would be lost. */
function contradictions(fields: FormData): FormErrors {
  const found = mailTopics.filter(
    (topic) => fields.has(`nobody.${topic}`) && addressesIn(fields.get(`recipients.${topic}`)).length > 0,
  );
  return Object.fromEntries(found.map((topic) => [`recipients.${topic}`, 'invalid' as const]));
}

const messages = Object.fromEntries(
  mailTopics.map((topic) => [
    `recipients.${topic}`,
    {
      otherCodes: (code: FieldCode) => (code === 'invalid' ? m.admin_settings_nobody_addresses() : undefined),
    },
  ]),
);

async function save(fields: FormData, start: Settings['recipients']) {
  const errors = contradictions(fields);
  if (Object.keys(errors).length > 0)
    return { ok: false as const, problem: { ...problemOf('validation_failed'), errors } };
  const chosen = mailTopics.flatMap((topic) => {
    const addresses = recipientsIn(fields, topic);
    return addresses ? [[topic, addresses] as const] : [];
  });
  const recipients = chosen.length > 0 ? Object.fromEntries(chosen) : null;
  return changeSettings({ data: { recipients, basedOn: { recipients: start } } });
}

export function RecipientsForm({ settings: { recipients, defaultRecipients } }: { settings: Settings }) {
  const unsaved = useUnsavedFields({
    item: 'settings/recipients',
    stored: recipients,
    baseOf: JSON.stringify,
    valuesOf,
    valuesIn,
  });
  const form = useActForm({
    send: (fields) => save(fields, unsaved.start),
    done: m.admin_settings_saved(),
    messages,
    onDone: ({ data }, sent) => unsaved.settle(sent, data.recipients),
  });
  const standard = defaultRecipients.join(', ') || m.admin_settings_nobody();
  return (
    <section className={part} aria-labelledby="recipients">
      <h2 id="recipients">{m.admin_settings_recipients()}</h2>
      <p>{m.admin_settings_recipients_lead({ recipients: standard })}</p>
      <UnsavedNotice {...unsaved.notice} />
      {unsaved.isOutdated && !form.isActing ? <p role="status">{m.admin_settings_meanwhile()}</p> : null}
      <form key={unsaved.formKey} {...form.props} aria-labelledby="recipients" onInput={unsaved.onInput}>
        <div className={rows}>
          {mailTopics.map((topic) => (
            <div key={topic} className={row}>
              <TextField
                field={form.field(`recipients.${topic}`)}
                label={topicLabels[topic]()}
                isRequired={false}
                inputMode="email"
                autoComplete="off"
                spellCheck={false}
                placeholder={standard}
                defaultValue={unsaved.values[`recipients.${topic}`]}
              />
              <label className={tickBox}>
                <input
                  type="checkbox"
                  name={`nobody.${topic}`}
                  defaultChecked={unsaved.values[`nobody.${topic}`] === 'on'}
                  aria-label={m.admin_settings_nobody_of({ topic: topicLabels[topic]() })}
                />
                {m.admin_settings_nobody()}
              </label>
            </div>
          ))}
        </div>
        <SubmitRow label={m.admin_settings_save()} isSending={form.isActing} />
      </form>
    </section>
  );
}
