import * as v from 'valibot';
import { callApi } from '#app/api-client/api-client.server.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { type ContactStatus, contactStatusQuerySchema } from '#contract/contacts.ts';
import { endpoints } from '#contract/endpoints.ts';

export type StatusOutcome =
  | ContactStatus
  | { failure: 'invalid'; errors: FormErrors }
  | { failure: 'not_found' | 'too_many' | 'failed'; retryAfter?: number | undefined };

export async function findInquiryStatus(values: Record<string, string | undefined>): Promise<StatusOutcome> {
  const query = v.safeParse(contactStatusQuerySchema, values);
  if (!query.success) return { failure: 'invalid', errors: checkFields(contactStatusQuerySchema, values) };
  try {
    const result = await callApi(endpoints.getContactStatus, { query: query.output });
    if (result.ok) return result.body.data;
    const { problem, retryAfter } = result;
    if (problem.code === 'too_many_requests') return { failure: 'too_many', retryAfter };
    // An invalid address or reference matches no inquiry.
    return { failure: ['not_found', 'validation_failed'].includes(problem.code) ? 'not_found' : 'failed' };
  } catch (error) {
    reportError(error);
    return { failure: 'failed' };
  }
}
