import * as v from 'valibot';
import { failureStatus, formNameField } from '#app/forms/form-state.ts';
import { resultOfFault, wantsJson } from '#app/forms/forms.server.ts';
import { answerPost, type Post } from '#app/forms/posted-form.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import type { ContactReceipt } from '#contract/contacts.ts';
import { timestampFor } from './guards.server.ts';
import {
  type InquiryValues,
  inquiryKeySchema,
  previousTimestampField,
  readInquiry,
  statusFormName,
} from './inquiry.schema.ts';
import { receiptSearch } from './inquiry.search.ts';
import { submitInquiry } from './inquiry.server.ts';
import type { InquiryAnswer, InquiryOutcome } from './inquiry-answer.ts';
import { encryptQuery } from './receipt-copy.server.ts';

async function receiptLocation(receipt: ContactReceipt, { type, email }: InquiryValues): Promise<string> {
  const search = new URLSearchParams({ lang: requestContext().locale });
  const copy = email ? await encryptQuery({ reference: receipt.reference, email }) : undefined;
  for (const [name, value] of Object.entries(receiptSearch(receipt, type, copy)))
    if (value !== undefined) search.set(name, String(value));
  return `/contact?${search}`;
}

async function answer<T>(
  { fields, files, fault }: Post,
  isJson: boolean,
  showPage: () => T,
): Promise<T | Response> {
  const { values, hidden } = readInquiry(fields);
  const givenKey = hidden.idempotencyKey;
  const idempotencyKey = v.is(inquiryKeySchema, givenKey) ? givenKey : crypto.randomUUID();
  const outcome: InquiryOutcome = fault
    ? { ok: false, ...resultOfFault(fault) }
    : await submitInquiry({ values, files, hidden, idempotencyKey });
  if (outcome.ok) {
    if (isJson) return Response.json(outcome);
    const location = await receiptLocation(outcome, values);
    return new Response(null, { status: 303, headers: { location } });
  }
  const { errors, failure, retryAfter, consent } = outcome;
  const context = requestContext();
  context.status = failure ? failureStatus[failure] : 400;
  // A lost answer must not store the inquiry twice: the key changes only for another inquiry.
  const nextKey = failure === 'changed' ? crypto.randomUUID() : idempotencyKey;
  const next = { idempotencyKey: nextKey, timestamp: timestampFor(hidden), ...(consent && { consent }) };
  if (isJson) {
    const ofPrevious = fields[previousTimestampField] && { [previousTimestampField]: next.timestamp };
    const refused: InquiryAnswer = {
      ok: false,
      errors,
      failure,
      retryAfter,
      next: { ...next, ...ofPrevious },
    };
    return Response.json(refused);
  }
  const { consentVersion } = hidden;
  context.postedForm = {
    name: 'inquiry',
    values,
    errors,
    failure,
    retryAfter,
    hidden: { idempotencyKey: nextKey, timestamp: next.timestamp, ...(consentVersion && { consentVersion }) },
    fileNames: files.map(({ name }) => name),
  };
  return showPage();
}

/**
 * Receives the posts of the page, with or without JavaScript. Success redirects to the receipt, so that a reload sends
 * nothing again. The status check is a post too, because its values must not be in an address.
 * @param showPage renders the page
 */
export function receiveInquiry<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return answerPost(request, async (post) => {
    if (post.fields[formNameField] !== statusFormName) return answer(post, wantsJson(request), showPage);
    const { reference, email } = post.fields;
    const blank = { errors: {}, failure: undefined, hidden: {}, fileNames: [] };
    requestContext().postedForm = { ...blank, name: 'status', values: { reference, email } };
    return showPage();
  });
}
