import type { Logger } from 'pino';
import type { Database } from './db/database.ts';

/** What the composer hands over with each request; never read from the request itself. */
export type RequestFacts = {
  /** Address of the client, behind trusted proxies if there are any. */
  clientAddress: string;
  requestId: string;
  /**
   * Told of an unexpected error and the status it is answered with, in place of the API's own log line: a caller
   * in this process logs what it answers as a whole.
   */
  report?: (error: unknown, status: number) => void;
};

export type ApiEnv = { Bindings: RequestFacts };

/** What routes need to answer. */
export type ApiDeps = { db: Database; log: Logger };
