import * as v from 'valibot';
import { callApi } from '#app/lib/api-client.server.ts';
import type { FormErrors, FormFailure } from '#app/lib/form-state.ts';
import { reportError } from '#app/lib/report.server.ts';
import { requestContext } from '#app/lib/request-context.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isFieldCode, type Problem } from '#contract/problem.ts';
import {
  checkInquiry,
  type InquiryValues,
  inquiryFields,
  inquiryKeySchema,
  readInquiry,
} from './inquiry.schema.ts';

type InquiryOutcome =
  | { ok: true; reference: string }
  | { ok: false; errors: FormErrors; failure: FormFailure | undefined };

const fieldNames: ReadonlySet<string> = new Set(inquiryFields);

/** The API's wrong fields, as far as they are fields of this form. */
function errorsOfProblem(problem: Problem): FormErrors {
  const known = (problem.errors ?? []).filter(({ path }) => fieldNames.has(path));
  return Object.fromEntries(known.map(({ path, code }) => [path, isFieldCode(code) ? code : 'invalid']));
}

const problemFailures: ReadonlyMap<string, FormFailure> = new Map([
  ['conflict', 'changed'],
  ['too_many_requests', 'too_many'],
]);

function outcomeOfProblem(problem: Problem): InquiryOutcome {
  const errors = errorsOfProblem(problem);
  if (Object.keys(errors).length > 0) return { ok: false, errors, failure: undefined };
  return { ok: false, errors, failure: problemFailures.get(problem.code) ?? 'failed' };
}

/** Checks an inquiry and hands it to the API. Whatever goes wrong is an outcome: what was typed must not get lost. */
export async function submitInquiry(values: InquiryValues, idempotencyKey: string): Promise<InquiryOutcome> {
  const { inquiry, errors } = checkInquiry(values, requestContext().locale);
  if (!inquiry) return { ok: false, errors, failure: undefined };
  try {
    const result = await callApi(endpoints.createContact, {
      body: inquiry,
      headers: { 'idempotency-key': idempotencyKey },
    });
    return result.ok ? { ok: true, reference: result.body.data.reference } : outcomeOfProblem(result.problem);
  } catch (error) {
    reportError(error);
    return { ok: false, errors: {}, failure: 'failed' };
  }
}

const failureStatus: Record<FormFailure, number> = { changed: 409, too_many: 429, failed: 503 };

function isForm(request: Request): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data';
}

/**
 * Takes the form as a browser without JavaScript posts it. A registered inquiry leads to its receipt, so that a
 * reload does not send it again; anything else shows the form again with what was typed.
 * @param showPage renders the page
 */
export async function receiveInquiry<T>(request: Request, showPage: () => T): Promise<T | Response> {
  if (!isForm(request)) return new Response(null, { status: 415 });
  const context = requestContext();
  const form = await request.formData().catch(() => new FormData());
  const values = readInquiry(form);
  const givenKey = form.get('idempotencyKey');
  const idempotencyKey = v.is(inquiryKeySchema, givenKey) ? givenKey : crypto.randomUUID();
  const outcome = await submitInquiry(values, idempotencyKey);
  if (outcome.ok) {
    const location = `/contact?lang=${context.locale}&sent=${outcome.reference}`;
    return new Response(null, { status: 303, headers: { location } });
  }
  const { errors, failure } = outcome;
  // The same key again, unless it belongs to another inquiry: an answer that got lost must not store it twice.
  context.postedForm = { values, errors, failure, ...(failure === 'changed' ? {} : { idempotencyKey }) };
  context.status = failure ? failureStatus[failure] : 400;
  return showPage();
}
