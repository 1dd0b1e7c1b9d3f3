import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostedForm } from '#app/forms/form-state.ts';
import type { Locale } from '#contract/locales.ts';
import type { Member } from '#contract/members.ts';

/** Does something when it is its turn, or else what is to be done where too much is under way. */
export type TakeTurn = <T, TRefusal>(run: () => Promise<T>, refuse: () => TRefusal) => Promise<T | TRefusal>;

/** What is known of one request while it is answered. Nothing of it outlives the request. */
export type RequestContext = {
  readonly requestId: string;
  readonly clientAddress: string;
  /** Of a request that has a body to be read first; others have had their turn before they got here. */
  readonly takeTurn?: TakeTurn | undefined;
  /** Of the page. A sign-in that comes back from a provider goes on in the language that it began in. */
  locale: Locale;
  /** Path of the page in its own spelling, without the query: for logs. */
  readonly path: string;
  /** Marks our own scripts in the content security policy. */
  readonly nonce: string;
  /** Of the member who is signed in; undefined for nobody. */
  token: string | undefined;
  /** Who that is, once it was asked. */
  member?: Promise<Member | null>;
  /** Values of Set-Cookie that the answer carries. */
  readonly cookies: string[];
  /** Set once something went wrong: the status to answer with. */
  failure?: { status: number };
  /** The request was refused, or its page failed to render: all that is left to show is the error page. */
  showsErrorPage?: boolean;
  /** A server function was found for the request and begun. */
  hasBegun?: boolean;
  /** Status to answer with, such as 400 for a posted form with wrong fields or a server function's bad input. */
  status?: number;
  /** What a form held that was posted to this page and not taken, to show it again. */
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
