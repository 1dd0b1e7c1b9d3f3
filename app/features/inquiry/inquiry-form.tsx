import { css, cx } from '@linaria/core';
import { primaryButton } from '#app/components/ui/button.ts';
import { control, Field, textarea } from '#app/components/ui/field.tsx';
import type { PostedForm } from '#app/lib/form-state.ts';
import { getLocale } from '#app/lib/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { isMobileRequired } from '#contract/contacts.ts';
import { Consent } from './consent.tsx';
import { type InquiryField, inquiryFields, isConsenting } from './inquiry.schema.ts';
import { failureMessage, fieldMessage } from './inquiry-messages.ts';
import { TypeChoice } from './type-choice.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

const layout = css`
  display: grid;
  gap: ${space(32)};
  max-width: 44rem;
`;

const alert = css`
  padding: ${space(16)} ${space(20)};
  border-left: 4px solid ${color.error};
  background: ${color.surface};
  font-weight: 600;
`;

const submitRow = css`
  display: flex;
`;

type Props = {
  idempotencyKey: string;
  posted: PostedForm | undefined;
  onRegistered: (reference: string) => Promise<void>;
};

/** The inquiry as one column. Works as a plain form post too; both ways apply the same rules. */
export function InquiryForm(props: Props) {
  const { formRef, key, isSending, errors, failure, onSubmit } = useInquiryForm(props);
  const values = props.posted?.values ?? {};
  const firstWrong = inquiryFields.find((field) => errors[field]);
  const locale = getLocale();

  const errorOf = (field: InquiryField) => {
    const code = errors[field];
    return code && fieldMessage(field, code);
  };
  const summary = failure ? failureMessage(failure) : firstWrong && m.error_check_values();
  const text = (field: InquiryField) => ({
    className: control,
    defaultValue: values[field] ?? '',
  });

  return (
    <form
      ref={formRef}
      method="post"
      action={`/contact?lang=${locale}`}
      onSubmit={onSubmit}
      className={layout}
      aria-label={m.menu_contact()}
      noValidate
    >
      <input type="hidden" name="idempotencyKey" value={key} />
      <div role="alert">{summary ? <p className={alert}>{summary}</p> : null}</div>
      <TypeChoice value={values.type} error={errorOf('type')} hasFocus={firstWrong === 'type'} />
      <Field
        name="fullName"
        hasFocus={firstWrong === 'fullName'}
        label={m.inquiry_full_name()}
        error={errorOf('fullName')}
        isRequired
      >
        {(field) => <input {...field} {...text('fullName')} autoComplete="organization" />}
      </Field>
      <Field
        name="email"
        hasFocus={firstWrong === 'email'}
        label={m.inquiry_email()}
        error={errorOf('email')}
        isRequired
      >
        {(field) => <input {...field} {...text('email')} type="email" autoComplete="email" />}
      </Field>
      <Field
        name="mobile"
        hasFocus={firstWrong === 'mobile'}
        label={m.inquiry_mobile()}
        hint={m.inquiry_mobile_hint()}
        error={errorOf('mobile')}
        isRequired={isMobileRequired(locale)}
      >
        {(field) => <input {...field} {...text('mobile')} type="tel" autoComplete="tel" />}
      </Field>
      <Field
        name="subject"
        hasFocus={firstWrong === 'subject'}
        label={m.inquiry_subject()}
        error={errorOf('subject')}
        isRequired
      >
        {(field) => <input {...field} {...text('subject')} />}
      </Field>
      <Field
        name="content"
        hasFocus={firstWrong === 'content'}
        label={m.inquiry_content()}
        hint={m.inquiry_content_hint()}
        error={errorOf('content')}
        isRequired
      >
        {(field) => <textarea {...field} {...text('content')} className={cx(control, textarea)} rows={8} />}
      </Field>
      <Consent
        isChecked={isConsenting(values)}
        error={errorOf('privacyAgree')}
        hasFocus={firstWrong === 'privacyAgree'}
      />
      <div className={submitRow}>
        <button type="submit" className={primaryButton} disabled={isSending}>
          {isSending ? m.inquiry_sending() : m.inquiry_submit()}
        </button>
      </div>
    </form>
  );
}
