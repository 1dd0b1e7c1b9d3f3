import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostedForm } from '#app/forms/form-state.ts';
import type { Locale } from '#contract/locales.ts';
import type { Member } from '#contract/members.ts';

export type RunInSlot = <T, TRefusal>(run: () => Promise<T>, refuse: () => TRefusal) => Promise<T | TRefusal>;

export type RequestContext = {
  readonly requestId: string;
  readonly clientAddress: string;
  /** For a request with a body, which is read first. Other requests hold their slot already. */
  readonly runInSlot?: RunInSlot | undefined;
  locale: Locale;
  readonly path: string;
  readonly nonce: string;
  token: string | undefined;
  /** Whether the browser says that it has a session. */
  readonly hasHint?: boolean;
  staffToken?: string | undefined;
  readonly preview?: string | undefined;
  member?: Promise<Member | null>;
  /** Shared by the API's reads until a write. */
  reads?: object | undefined;
  readonly cookies: string[];
  failure?: { status: number };
  showsErrorPage?: boolean;
  hasBegun?: boolean;
  status?: number;
  secondsToWait?: number;
  postedForm?: PostedForm;
};

const storage = new AsyncLocalStorage<RequestContext>();

export function runWithRequestContext<T>(context: RequestContext, run: () => T): T {
  return storage.run(context, run);
}

export function requestContext(): RequestContext {
  const context = storage.getStore();
  if (!context) throw new Error('There is no request here');
  return context;
}
