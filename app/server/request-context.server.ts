import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostedForm } from '#app/forms/form-state.ts';
import type { Locale } from '#contract/locales.ts';
import type { Member } from '#contract/members.ts';

/** Runs a task in a concurrency slot, or the second function when there are too many. */
export type RunInSlot = <T, TRefusal>(run: () => Promise<T>, refuse: () => TRefusal) => Promise<T | TRefusal>;

/** Context of one request. Nothing of it outlives the request. */
export type RequestContext = {
  readonly requestId: string;
  readonly clientAddress: string;
  /** For a request with a body, which is read first. Other requests hold their slot already. */
  readonly runInSlot?: RunInSlot | undefined;
  /** The page's language. A social sign-in returns in the language that it started in. */
  locale: Locale;
  /** The page's path without its query, for logs. */
  readonly path: string;
  readonly nonce: string;
  /** The session token. Undefined without a session. */
  token: string | undefined;
  /** The signed-in member, once read. */
  member?: Promise<Member | null>;
  /** Set-Cookie values of the response. */
  readonly cookies: string[];
  /** Set after a failure: the response's status. */
  failure?: { status: number };
  /** The request was refused or its page failed to render, so the error page is shown. */
  showsErrorPage?: boolean;
  /** The request's server function exists and has started. */
  hasBegun?: boolean;
  /**
   * The response's status, such as 400 for a posted form with invalid fields or for invalid server function input.
   */
  status?: number;
  /** The values of a posted form that was not accepted. */
  postedForm?: PostedForm;
};

const storage = new AsyncLocalStorage<RequestContext>();

export function runWithRequestContext<T>(context: RequestContext, run: () => T): T {
  return storage.run(context, run);
}

/** @throws {Error} outside a request */
export function requestContext(): RequestContext {
  const context = storage.getStore();
  if (!context) throw new Error('There is no request here');
  return context;
}
