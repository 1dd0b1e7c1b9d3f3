import type { Logger } from 'pino';
import type { Database } from './db/database.ts';

/** What the composer hands over with each request; never read from the request itself. */
export type RequestFacts = {
  /** Address of the client, behind trusted proxies if there are any. */
  clientAddress: string;
  requestId: string;
};

export type ApiEnv = { Bindings: RequestFacts };

/** What routes need to answer. */
export type ApiDeps = { db: Database; log: Logger };
