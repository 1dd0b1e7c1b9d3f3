import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { KeyedHash } from './services/keyed-hash.ts';
import type { Sealing } from './services/sealing.ts';

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

export type ApiApp = Hono<ApiEnv>;

/** What routes and services need to answer. */
export type ApiDeps = {
  db: Database;
  log: Logger;
  /** Loads what requests need of a database that may come up later than this process. Cheap once it has. */
  prepare(): Promise<void>;
  /** Hashes what must be recognised again but not be read: numbers, addresses, codes. */
  keyedHash: KeyedHash;
  /** Encrypts what must be read again, but by nobody who has the database alone: tokens of providers. */
  sealing: Sealing;
  gateways: Gateways;
  /** Public origin of the site, for links in mails. Never taken from a request. */
  siteOrigin: string;
  /** Who is told of inquiries and questions; undefined: nobody. */
  staffMail: readonly string[] | undefined;
  /** Folder of what the API reads at run time: the project's root, or the built server's. */
  resourcesDir: string;
  /** Sends what the outbox holds soon, rather than at its next turn. Called after a commit. */
  wakeOutbox(): void;
};
