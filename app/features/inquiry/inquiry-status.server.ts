import { callApi } from '#app/api-client/api-client.server.ts';
import { reportError } from '#app/server/report-error.server.ts';
import type { ContactStatus } from '#contract/contacts.ts';
import { endpoints } from '#contract/endpoints.ts';

export type StatusOutcome =
  | ContactStatus
  | { failure: 'not_found' | 'too_many' | 'failed'; retryAfter?: number | undefined };

export async function findInquiryStatus(query: { reference: string; email: string }): Promise<StatusOutcome> {
  try {
    const result = await callApi(endpoints.getContactStatus, { query });
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
