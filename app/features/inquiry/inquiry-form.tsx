import { css } from '@linaria/core';
import { DraftNote } from '#app/components/forms/draft-note.tsx';
import { FileField } from '#app/components/forms/file-field.tsx';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { UploadRow } from '#app/components/forms/upload-row.tsx';
import { CountedTextarea } from '#app/components/ui/counted-textarea.tsx';
import { control, Field } from '#app/components/ui/field.tsx';
import { isTicked } from '#app/consents/consents.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color } from '#app/styles/tokens.ts';
import { contactMaxLengths, localesWithMobile } from '#contract/contacts.ts';
import { CaptchaNote } from './captcha-note.tsx';
import { FormStep } from './form-step.tsx';
import type { InquiryFormData } from './inquiry.functions.ts';
import { honeypotField, type InquiryField } from './inquiry.schema.ts';
import type { InquirySearch } from './inquiry.search.ts';
import { PhoneField } from './phone-field.tsx';
import { PrivacyConsent } from './privacy-consent.tsx';
import type { SentInquiry } from './sent-inquiry.ts';
import { TypeChoice } from './type-choice.tsx';
import { type Registered, useInquiryForm } from './use-inquiry-form.ts';

const pair = css`
  display: grid;
  gap: inherit;
`;

const promise = css`
  color: ${color.muted};
`;

function initialValues({ posted, subject, content }: InquiryFormData, { type }: InquirySearch) {
  return posted ? posted.values : { type, subject, content };
}

/** Invisible to people; bots fill it in. */
function Honeypot() {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label htmlFor={honeypotField}>{honeypotField}</label>
      <input id={honeypotField} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

type Props = {
  data: InquiryFormData;
  search: InquirySearch;
  onRegistered: (registered: Registered, sent: SentInquiry | undefined) => Promise<void>;
};

/** The inquiry form. It also works as a plain post, with the same rules. */
export function InquiryForm({ data, search, onRegistered }: Props) {
  const { form, next, onUse } = useInquiryForm(
    data,
    [search.type, search.product, search.formula, search.materials].join(' ').trim(),
    onRegistered,
  );
  const { progress, result, tries } = form;
  const values = initialValues(data, search);
  const field = (name: InquiryField) => ({ isRequired: true, ...form.field(name) });
  const text = (name: 'fullName' | 'email' | 'subject') => ({
    className: control,
    defaultValue: values[name] ?? '',
  });
  const alert = result.notice === 'cancelled' ? m.inquiry_cancelled() : form.alert;

  return (
    <form {...form.props} encType="multipart/form-data" aria-label={m.menu_contact()} onFocus={onUse}>
      <input type="hidden" name="idempotencyKey" value={next.idempotencyKey} />
      <input type="hidden" name="timestamp" value={next.timestamp} />
      <input type="hidden" name="consentVersion" value={next.consent?.version ?? data.consentVersion ?? ''} />
      <Honeypot />
      <DraftNote draft={form.draft} />
      {tries === 0 ? <FormAlert text={alert} /> : null}
      <FormStep number={1} question={m.inquiry_step_type()}>
        <TypeChoice value={values.type} {...form.field('type')} />
      </FormStep>
      <FormStep number={2} question={m.inquiry_step_who()}>
        <div className={pair}>
          <Field {...field('fullName')} label={m.inquiry_full_name()}>
            {(props) => <input {...props} {...text('fullName')} autoComplete="organization" />}
          </Field>
          <Field {...field('email')} label={m.inquiry_email()}>
            {(props) => (
              <input {...props} {...text('email')} type="email" inputMode="email" autoComplete="email" />
            )}
          </Field>
        </div>
        <PhoneField
          values={values}
          countries={data.countries}
          isRequired={localesWithMobile.includes(getLocale())}
          {...form.field('mobile')}
        />
      </FormStep>
      <FormStep number={3} question={m.inquiry_step_need()}>
        <Field {...field('subject')} label={m.inquiry_subject()}>
          {(props) => <input {...props} {...text('subject')} autoComplete="off" />}
        </Field>
        <Field {...field('content')} label={m.inquiry_content()} hint={m.inquiry_content_hint()}>
          {(props) => (
            <CountedTextarea
              field={props}
              defaultValue={values.content ?? ''}
              max={contactMaxLengths.content}
            />
          )}
        </Field>
      </FormStep>
      <FormStep number={4} question={m.inquiry_step_files()}>
        <FileField lostNames={data.posted?.fileNames ?? []} {...form.field('files')} />
      </FormStep>
      <FormStep number={5} question={m.inquiry_step_consent()}>
        <PrivacyConsent
          text={next.consent}
          isChecked={isTicked(values.privacyAgree)}
          {...form.field('privacyAgree')}
        />
        {data.captcha ? <CaptchaNote /> : null}
        <div>
          {tries === 0 ? null : <FormAlert text={alert} />}
          <UploadRow label={m.inquiry_submit()} progress={progress} onCancel={form.cancel}>
            <p className={promise}>{m.inquiry_promise()}</p>
          </UploadRow>
        </div>
      </FormStep>
    </form>
  );
}
