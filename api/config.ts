import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import type { Locale } from '#contract/locales.ts';
import type { CompanyDetailName } from '#contract/site-settings.ts';
import type { GatewayConfig } from './gateways/index.ts';
import type { ConfirmationBudget } from './services/confirmations.ts';

export type ApiConfig = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Contains `api/db/migrations`, `content` and Swagger UI. */
  resourcesDir: string;
  /** Of the embedded database only. */
  seedsSampleContent: boolean;
  log: Logger;
  siteOrigin: string;
  /** Paths of the site's pages, such as /news/$id. Undefined where the API runs without the site. */
  pages?: readonly string[] | undefined;
  brandNames: Readonly<Record<Locale, string>>;
  /** Details that staff set take precedence. */
  company: Readonly<Partial<Record<CompanyDetailName, string | undefined>>>;
  /** Secret of keyed hashes and encryption; undefined: a random one in the database. */
  secretKey: string | undefined;
  /** Receivers of notices about inquiries and questions. */
  staffMail: readonly string[] | undefined;
  /** Networks from which staff may sign in; undefined: any. */
  staffNetworks: BlockList | undefined;
  /** Linked in mails to staff. */
  dashboardUrl: string | undefined;
  confirmationBudget: ConfirmationBudget;
  gateways: GatewayConfig;
};
