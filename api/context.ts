import type { BlockList } from 'node:net';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { CompanyDetailName } from '#contract/site-settings.ts';
import type { ParsedForm } from '#request-body/multipart.ts';
import type { Database } from './db/database.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { ConfirmationBudget } from './services/confirmations.ts';
import type { Encryption } from './services/encryption.ts';
import type { KeyedHash } from './services/keyed-hash.ts';

export type RequestContext = {
  clientAddress: string;
  requestId: string;
  /** Replaces the API's own log line for unexpected errors: an in-process caller logs the whole request. */
  report?: (error: unknown, status: number) => void;
  /** A multipart form that an in-process caller has parsed. The request has no body then. */
  form?: ParsedForm | undefined;
  /** Takes the answer of an in-process caller's request. The response has no body then. */
  handOver?: ((body: unknown) => void) | undefined;
  /** Reads with the same object belong to one page of an in-process caller. They share the look-up of their session. */
  page?: object | undefined;
};

export type ApiEnv = { Bindings: RequestContext };

export type ApiApp = Hono<ApiEnv>;

export type ApiDeps = {
  db: Database;
  log: Logger;
  /** Loads the secret key; the database may start after this process. */
  prepare(): Promise<void>;
  keyedHash: KeyedHash;
  encryption: Encryption;
  gateways: Gateways;
  /** Used for links in mails; never taken from a request. */
  siteOrigin: string;
  /** Details that staff set take precedence. */
  company: Readonly<Partial<Record<CompanyDetailName, string | undefined>>>;
  staffMail: readonly string[] | undefined;
  /** Networks from which staff may sign in; undefined: any. */
  staffNetworks: BlockList | undefined;
  /** Linked in mails to staff. */
  dashboardUrl: string | undefined;
  confirmationBudget: ConfirmationBudget;
  /** Paths of the site's pages, such as /news/$id. Undefined where the API runs without the site. */
  pages: readonly string[] | undefined;
  resourcesDir: string;
  /** Messages that no configured service takes are files here. */
  outboxFolder: string;
  /** Polls the outbox now. Call after a commit. */
  wakeOutbox(): void;
};
