import type { Logger } from 'pino';
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
  /** Secret of keyed hashes and encryption; undefined: a random one in the database. */
  secretKey: string | undefined;
  /** Receivers of notices about inquiries and questions. */
  staffMail: readonly string[] | undefined;
  /** Linked in mails to staff. */
  dashboardUrl: string | undefined;
  confirmationBudget: ConfirmationBudget;
  gateways: GatewayConfig;
};
