import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { callApi } from '#app/api-client/api-client.server.ts';
import { faultOfFiles } from '#app/components/forms/add-files.ts';
import { readTerm } from '#app/consents/legal-text.server.ts';
import type { FormResult } from '#app/forms/form-state.ts';
import { invalidFields, refuse, resultOfProblem } from '#app/forms/forms.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import type { ContactRequest } from '#contract/contacts.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { PostedFile } from '#request-body/collect-files.ts';
import { hasDialCode, parseDialValue, wholeNumber } from './dial-codes.ts';
import { guardFailure } from './guards.server.ts';
import { checkInquiry, type InquiryHidden, type InquiryValues, inquiryFields } from './inquiry.schema.ts';
import type { InquiryOutcome } from './inquiry-answer.ts';

export type InquirySubmission = {
  values: InquiryValues;
  files: readonly PostedFile[];
  hidden: InquiryHidden;
  idempotencyKey: string;
};

/** With the dial code and without the trunk 0 that a country drops: 010-1234-5678 of Korea is +82 10 1234 5678. */
export function storedNumber(typed: string | undefined, dialValue: string | undefined): string | undefined {
  const country = parseDialValue(dialValue)?.country;
  if (!typed || !country || hasDialCode(typed) || !isSupportedCountry(country))
    return wholeNumber(typed, dialValue);
  const number = parsePhoneNumberFromString(typed.normalize('NFKC'), country);
  return number?.isPossible() && !number.ext ? number.formatInternational() : wholeNumber(typed, dialValue);
}

function refused(result: FormResult): InquiryOutcome {
  return { ok: false, ...result };
}

function check({
  values,
  files,
}: InquirySubmission): { inquiry: ContactRequest } | { refusal: InquiryOutcome } {
  const { inquiry, errors = {} } = checkInquiry(values, requestContext().locale);
  const fault = faultOfFiles(files.map(({ name, bytes }) => ({ name, size: bytes.length })));
  if (fault === 'files_too_large') return { refusal: refused(refuse('too_large', { errors })) };
  if (fault) return { refusal: refused(invalidFields({ ...errors, files: fault })) };
  if (!inquiry) return { refusal: refused(invalidFields(errors)) };
  return { inquiry: { ...inquiry, mobile: storedNumber(values.mobile, values.mobileCountry) } };
}

async function register(inquiry: ContactRequest, submission: InquirySubmission): Promise<InquiryOutcome> {
  const { files, hidden, idempotencyKey } = submission;
  const consent = await readTerm('inquiry');
  if (hidden.consentVersion !== consent.version) return { ok: false, ...refuse('consent_changed'), consent };
  const result = await callApi(endpoints.createContact, {
    body: inquiry,
    files,
    headers: { 'idempotency-key': idempotencyKey, 'captcha-token': hidden.captchaToken },
  });
  if (!result.ok) return refused(resultOfProblem(result, inquiryFields, { conflict: 'changed' }));
  return { ok: true, ...result.body.data };
}

/** Checks an inquiry and sends it to the API. Every failure is returned, so that no input is lost. */
export async function submitInquiry(submission: InquirySubmission): Promise<InquiryOutcome> {
  const checked = check(submission);
  if ('refusal' in checked) return checked.refusal;
  const failure = guardFailure(submission.hidden);
  if (failure) return refused(refuse(failure));
  try {
    return await register(checked.inquiry, submission);
  } catch (error) {
    reportError(error);
    return refused(refuse('failed'));
  }
}
