import { m } from '#app/paraglide/messages.js';
import { maskError } from '#app/server/on-server.ts';
import { PageError } from '#app/server/page-error.ts';

export function statusTexts(status: number): { message: string; hint?: string } {
  if (status === 400 || status === 415) return { message: m.error_check_values() };
  if (status === 403) return { message: m.error_forbidden() };
  if (status === 405) return { message: m.error_method_not_allowed() };
  if (status === 413) return { message: m.error_too_large() };
  if (status === 503) return { message: m.error_unavailable(), hint: m.error_unavailable_hint() };
  return { message: m.error_internal(), hint: m.error_internal_hint() };
}

/** Undefined for an error of this browser. */
export function knownError(error: unknown): PageError | undefined {
  return error instanceof PageError ? error : maskError(error);
}
