import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApiApp } from './app.ts';
import { type Background, startBackground } from './background.ts';
import type { RequestFacts } from './context.ts';
import type { OpenDatabase } from './db/database.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { createGateways, type GatewayConfig, outboxFolder } from './gateways/index.ts';
import { applyContent } from './seed/apply-content.ts';
import { createKeyedHash } from './services/keyed-hash.ts';

export type ApiConfig = {
  /** PostgreSQL; unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Folder that holds `api/db/migrations` and `content`: the project's root, or the built server's. */
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

export type Api = {
  fetch(request: Request, facts: RequestFacts): Promise<Response>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** The database that a configuration names, as it is: neither migrated nor seeded. */
export async function openDatabase(config: ApiConfig): Promise<OpenDatabase> {
  const migrationsFolder = join(config.resourcesDir, 'api/db/migrations');
  if (!config.databaseUrl) return openPglite(config.dataDir, migrationsFolder);
  return openPostgres(config.databaseUrl, migrationsFolder, (error) => {
    config.log.warn({ err: error }, 'A connection to PostgreSQL broke while idle');
  });
}

/** Stores the sample content, unless the same content is stored already. */
export function seed(config: ApiConfig, { db }: OpenDatabase): Promise<void> {
  return applyContent(db, join(config.resourcesDir, 'content'), config.log);
}

/**
 * Kept on the process: development reloads this module, while the embedded database opens only once and the outbox
 * is emptied by one worker.
 */
const openedKey = Symbol.for('api.database');
const backgroundKey = Symbol.for('api.background');
const opened: typeof globalThis & { [openedKey]?: Promise<OpenDatabase>; [backgroundKey]?: Background } =
  globalThis;

async function openReady(config: ApiConfig): Promise<OpenDatabase> {
  const database = await openDatabase(config);
  try {
    if (database.kind === 'pglite') {
      await database.migrate();
      await seed(config, database);
    }
    return database;
  } catch (error) {
    await database.close();
    delete opened[openedKey];
    throw error;
  }
}

/** Starts the background work, in place of what an earlier load of this module started. */
async function replaceBackground(start: () => Background): Promise<Background> {
  await opened[backgroundKey]?.stop();
  const background = start();
  opened[backgroundKey] = background;
  return background;
}

/**
 * Opens the API of this process and starts what runs beside its requests. The embedded database is migrated and
 * gets the sample content; PostgreSQL is left as it is: `npm run migrate` and `npm run seed` do that when asked.
 * @throws {DataDirInUseError} when another process has the embedded database open
 */
export async function openApi(config: ApiConfig): Promise<Api> {
  opened[openedKey] ??= openReady(config);
  const { db, ping, close } = await opened[openedKey];
  const { log, dataDir, siteOrigin, staffMail } = config;
  const keyedHash = await createKeyedHash(db, config.secretKey);
  const gateways = createGateways(config.gateways, dataDir, log);
  const background = await replaceBackground(() =>
    startBackground({ db, log, gateways, outboxFolder: outboxFolder(dataDir) }),
  );
  const { wakeOutbox } = background;
  const app = createApiApp({ db, log, keyedHash, gateways, siteOrigin, staffMail, wakeOutbox });
  return {
    fetch: async (request, facts) => app.fetch(request, facts),
    ping,
    close: async () => {
      delete opened[openedKey];
      delete opened[backgroundKey];
      await background.stop();
      await close();
    },
  };
}
