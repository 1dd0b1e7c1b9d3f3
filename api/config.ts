import type { Logger } from 'pino';
import type { GatewayConfig } from './gateways/index.ts';

export type ApiConfig = {
  /** PostgreSQL; unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Folder that holds `api/db/migrations`, `content` and Swagger UI: the project's root, or the built server's. */
  resourcesDir: string;
  log: Logger;
  /** Public origin of the site. */
  siteOrigin: string;
  /** Key of the hashes that recognise people without naming them; undefined: one kept in the database. */
  secretKey: string | undefined;
  /** Who is told of inquiries and questions; undefined: nobody. */
  staffMail: readonly string[] | undefined;
  gateways: GatewayConfig;
};
