import { css } from '@linaria/core';
import { type FormEvent, useState } from 'react';
import { primaryButton } from '#app/components/ui/button.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { checkFields, textFields } from '#app/forms/check-fields.ts';
import { fieldMessage, tooManyMessage } from '#app/forms/form-messages.ts';
import { formNameField } from '#app/forms/form-state.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import { type ContactStatus, contactStatusQuerySchema } from '#contract/contacts.ts';
import { DatedSteps } from './dated-steps.tsx';
import { getInquiryStatus, type PostedStatus } from './inquiry.functions.ts';
import { statusFormName } from './inquiry.schema.ts';
import { statusFieldMessages, statusMessages } from './inquiry-messages.ts';
import type { StatusOutcome } from './inquiry-status.server.ts';
import { StoredSummary } from './sent-summary.tsx';

const form = css`
  display: grid;
  gap: ${space(24)};
  justify-items: start;
  padding-block: ${space(32)};
  border-top: 1px solid ${color.text};

  & > div {
    width: 100%;
    max-width: 30rem;
  }

  & h2 {
    ${type.title}
  }
`;

const found = css`
  display: grid;
  gap: ${space(40)};
  padding-top: ${space(20)};
`;

const resultClass = css`
  font-size: 1.125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

function outcomeText(outcome: StatusOutcome): string | undefined {
  if ('errors' in outcome) return undefined;
  if (!('failure' in outcome)) return statusMessages[outcome.status]({ reference: outcome.reference });
  if (outcome.failure === 'too_many') return tooManyMessage(outcome.retryAfter);
  return outcome.failure === 'not_found' ? m.error_status_not_found() : m.error_send_failed();
}

function Found({ status: { dates, sent } }: { status: ContactStatus }) {
  return (
    <div className={found}>
      {dates ? (
        <DatedSteps
          kind={sent?.type}
          receivedAt={dates.receivedAt}
          answerDueAt={dates.answerDueAt}
          progress={dates}
        />
      ) : null}
      <StoredSummary sent={sent} />
    </div>
  );
}

type Props = {
  posted: PostedStatus;
  /** Fills in the form. */
  reference: string | undefined;
};

export function StatusCheck({ posted, reference }: Props) {
  const [outcome, setOutcome] = useState(posted?.outcome);
  const [isSending, setSending] = useState(false);

  async function check(form: HTMLFormElement): Promise<void> {
    const { reference = '', email = '' } = textFields(new FormData(form));
    const errors = checkFields(contactStatusQuerySchema, { reference, email });
    const [first] = Object.keys(errors);
    if (first) {
      setOutcome({ failure: 'invalid', errors });
      form.querySelector<HTMLElement>(`#${first}`)?.focus();
      return;
    }
    setSending(true);
    setOutcome(
      await getInquiryStatus({ data: { reference, email } }).catch(() => ({ failure: 'failed' }) as const),
    );
    setSending(false);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isSending) void check(event.currentTarget);
  }

  const field = (name: keyof typeof statusFieldMessages) => {
    const code = outcome && 'errors' in outcome ? outcome.errors[name] : undefined;
    const error = code && fieldMessage(code, statusFieldMessages[name]);
    return { name, isRequired: true, hasFocus: false, error };
  };
  const { values } = posted ?? {};
  return (
    <>
      <form
        method="post"
        action={`/contact?lang=${getLocale()}&view=status`}
        className={form}
        aria-label={m.inquiry_status_heading()}
        noValidate
        onSubmit={onSubmit}
      >
        <h2>{m.inquiry_status_heading()}</h2>
        <p>{m.inquiry_status_lead()}</p>
        <input type="hidden" name={formNameField} value={statusFormName} />
        <Field {...field('reference')} label={m.inquiry_receipt()}>
          {(props) => (
            <input
              {...props}
              className={control}
              defaultValue={values?.reference ?? reference ?? ''}
              placeholder="LB-"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Field {...field('email')} label={m.inquiry_email()}>
          {(props) => (
            <input
              {...props}
              className={control}
              defaultValue={values?.email ?? ''}
              type="email"
              autoComplete="email"
            />
          )}
        </Field>
        <p role="status" className={resultClass}>
          {outcome ? outcomeText(outcome) : null}
        </p>
        <button type="submit" className={primaryButton} aria-disabled={isSending || undefined}>
          {m.inquiry_status_check()}
        </button>
        <PlainLink to="/contact">{m.inquiry_status_new()}</PlainLink>
      </form>
      {outcome && !('failure' in outcome) ? <Found status={outcome} /> : null}
    </>
  );
}
