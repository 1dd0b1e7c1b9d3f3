import { callApi } from '#app/api-client/api-client.server.ts';
import { faultOfFiles } from '#app/components/forms/add-files.ts';
import { readTerm } from '#app/consents/legal-text.server.ts';
import type { FormErrors, FormFailure } from '#app/forms/form-state.ts';
import type { PostedFile } from '#app/forms/posted-files.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import type { ContactRequest } from '#contract/contacts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isFieldCode, type Problem } from '#contract/problem.ts';
import { guardFailure } from './guards.server.ts';
import { checkInquiry, type InquiryHidden, type InquiryValues, inquiryFields } from './inquiry.schema.ts';
import type { InquiryOutcome } from './inquiry-answer.ts';
import { storedNumber } from './stored-number.server.ts';

export type InquirySubmission = {
  values: InquiryValues;
  files: readonly PostedFile[];
  hidden: InquiryHidden;
  idempotencyKey: string;
};

const fieldNames: ReadonlySet<string> = new Set(inquiryFields);

function errorsOfProblem(problem: Problem): FormErrors {
  const known = (problem.errors ?? []).filter(({ path }) => fieldNames.has(path));
  return Object.fromEntries(known.map(({ path, code }) => [path, isFieldCode(code) ? code : 'invalid']));
}

const problemFailures: ReadonlyMap<string, FormFailure> = new Map([
  ['conflict', 'changed'],
  ['too_many_requests', 'too_many'],
  ['payload_too_large', 'too_large'],
  ['captcha_failed', 'captcha'],
]);

function refused(failure: FormFailure): InquiryOutcome {
  return { ok: false, errors: {}, failure };
}

function outcomeOfProblem(problem: Problem, retryAfter: number | undefined): InquiryOutcome {
  const errors = errorsOfProblem(problem);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ...refused(problemFailures.get(problem.code) ?? 'failed'), ...(retryAfter && { retryAfter }) };
}

function check({
  values,
  files,
}: InquirySubmission): { inquiry: ContactRequest } | { refusal: InquiryOutcome } {
  const { inquiry, errors = {} } = checkInquiry(values, requestContext().locale);
  const fault = faultOfFiles(files.map(({ name, bytes }) => ({ name, size: bytes.length })));
  if (fault === 'files_too_large') return { refusal: { ok: false, errors, failure: 'too_large' } };
  if (fault) return { refusal: { ok: false, errors: { ...errors, files: fault } } };
  if (!inquiry) return { refusal: { ok: false, errors } };
  return { inquiry: { ...inquiry, mobile: storedNumber(values.mobile, values.mobileCountry) } };
}

async function register(inquiry: ContactRequest, submission: InquirySubmission): Promise<InquiryOutcome> {
  const { files, hidden, idempotencyKey } = submission;
  const consent = await readTerm('inquiry');
  if (hidden.consentVersion !== consent.version)
    return { ...refused('consent_changed'), ok: false, errors: {}, consent };
  const result = await callApi(endpoints.createContact, {
    body: inquiry,
    files,
    headers: { 'idempotency-key': idempotencyKey, 'captcha-token': hidden.captchaToken },
  });
  if (!result.ok) return outcomeOfProblem(result.problem, result.retryAfter);
  return { ok: true, ...result.body.data };
}

/** Checks an inquiry and sends it to the API. Every failure is returned, so that no input is lost. */
export async function submitInquiry(submission: InquirySubmission): Promise<InquiryOutcome> {
  const checked = check(submission);
  if ('refusal' in checked) return checked.refusal;
  const failure = guardFailure(submission.hidden);
  if (failure) return refused(failure);
  try {
    return await register(checked.inquiry, submission);
  } catch (error) {
    reportError(error);
    return refused('failed');
  }
}
