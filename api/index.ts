import { processState } from '#framework-internals/process-state.ts';
import { createApiApp } from './app.ts';
import { startBackground } from './background.ts';
import { setBrandNames } from './brand-names.ts';
import { type CheckedCommand, type CommandContext, CommandError } from './commands/define-command.ts';
import { checkCommand } from './commands/index.ts';
import { NobodyListensError, sendCommand, serveCommands } from './commands/socket.ts';
import type { ApiConfig } from './config.ts';
import type { ApiDeps, RequestContext } from './context.ts';
import { prepareOutbox } from './db/data-dir.ts';
import type { OpenDatabase } from './db/database.ts';
import { describeDatabaseError } from './db/errors.ts';
import { DataDirInUseError } from './db/lock.ts';
import { createGateways, writesFiles } from './gateways/index.ts';
import { hasDatabase, openDatabase, pingPlainly, reportMissingTables } from './open-database.ts';
import { outboxFolder } from './outbox/folder.ts';
import { readContentVersion } from './services/content-version.ts';
import { type Counts, counts } from './services/counts.ts';
import { type Figures, readFigures } from './services/database-figures.ts';
import { claimDelivery } from './services/deliveries.ts';
import { type Keys, openKeys } from './services/keys.ts';

export type Api = {
  fetch(request: Request, context: RequestContext): Promise<Response>;
  ping(): Promise<void>;
  /** Changes with every content change, in all processes. */
  contentVersion(): Promise<string>;
  /** Rejects when the database is unreachable. */
  figures(): Promise<ApiFigures>;
  counts(): Counts;
  claimDelivery(requestId: string): Promise<boolean | undefined>;
  close(): Promise<void>;
};

export type ApiFigures = Figures & { connections: Record<string, number> | undefined };

type Opened = CommandContext & { close(): Promise<void> };

function compose(
  config: ApiConfig,
  { db }: OpenDatabase,
  { keyedHash, encryption, load }: Keys,
  gateways: ApiDeps['gateways'],
  wakeOutbox: () => void,
): ApiDeps {
  const { log, siteOrigin, staffMail, dashboardUrl, confirmationBudget, pages, resourcesDir } = config;
  setBrandNames(config.brandNames);
  return {
    db,
    log,
    prepare: load,
    keyedHash,
    encryption,
    gateways,
    siteOrigin,
    company: config.company,
    staffMail,
    staffNetworks: config.staffNetworks,
    dashboardUrl,
    confirmationBudget,
    pages,
    resourcesDir,
    outboxFolder: outboxFolder(config.dataDir),
    wakeOutbox,
  };
}

async function openAll(config: ApiConfig): Promise<Opened> {
  if (writesFiles(config.gateways)) prepareOutbox(config.dataDir, outboxFolder(config.dataDir));
  const database = await openDatabase(config);
  const { log, dataDir, staffMail, dashboardUrl } = config;
  const gateways = createGateways(config.gateways, dataDir, log);
  void reportMissingTables(database, log);
  const keys = openKeys(database.db, config.secretKey);
  const background = startBackground({
    ...database,
    log,
    gateways,
    keys,
    siteOrigin: config.siteOrigin,
    outboxFolder: outboxFolder(dataDir),
    staffMail,
    dashboardUrl,
  });
  const deps = compose(config, database, keys, gateways, background.wakeOutbox);
  const closeRest = async () => {
    await background.stop();
    await database.close();
  };
  try {
    const run = async (name: string, input: unknown) => checkCommand(name, input)({ database, deps });
    // With PostgreSQL, commands connect by themselves.
    const socket = database.kind === 'pglite' ? await serveCommands(dataDir, run, log) : undefined;
    return {
      database,
      deps,
      close: async () => {
        await socket?.close();
        await closeRest();
      },
    };
  } catch (error) {
    await closeRest();
    throw error;
  }
}

/** Development reloads this module, but the embedded database can be opened only once. */
const opened = processState<Promise<Opened>>('api');

/** @throws {DataDirInUseError} */
export async function openApi(config: ApiConfig): Promise<Api> {
  // A failed attempt can be retried.
  opened.value ??= openAll(config).catch((error: unknown) => {
    delete opened.value;
    throw error;
  });
  const { database, deps, close } = await opened.value;
  const app = createApiApp(deps);
  return {
    fetch: async (request, context) => app.fetch(request, context),
    ping: () => pingPlainly(database),
    contentVersion: () => readContentVersion(database.db),
    figures: async () => ({ ...(await readFigures(database.db)), connections: database.connections?.() }),
    counts,
    claimDelivery: (requestId) => claimDelivery(deps, requestId),
    close: async () => {
      delete opened.value;
      await close();
    },
  };
}

/** A starting site holds the lock before it listens. */
const startingMs = 30_000;
const retryMs = 250;

/** Other commands create a missing database. A backup of a new one would look like one of the intended database. */
function requireDatabase(config: ApiConfig, name: string): void {
  if (name !== 'backup' || hasDatabase(config)) return;
  throw new CommandError(
    `There is no database in ${config.dataDir}, and DATABASE_URL is not set: nothing to back up.`,
  );
}

async function runStandalone(config: ApiConfig, run: CheckedCommand): Promise<string> {
  const database = await openDatabase(config);
  const gateways = createGateways(config.gateways, config.dataDir, config.log);
  try {
    // The site sends what the command queues.
    const keys = openKeys(database.db, config.secretKey);
    return await run({ database, deps: compose(config, database, keys, gateways, () => undefined) });
  } catch (error) {
    const fault = describeDatabaseError(error);
    throw fault ? new CommandError(fault) : error;
  } finally {
    gateways.close();
    await database.close();
  }
}

async function runInSite(config: ApiConfig, name: string, input: unknown): Promise<string | undefined> {
  try {
    return await sendCommand(config.dataDir, name, input);
  } catch (error) {
    if (error instanceof NobodyListensError) return undefined;
    throw error;
  }
}

/** Uses the running site's embedded database if there is one. @throws {CommandError} */
export async function runCommand(config: ApiConfig, name: string, input: unknown): Promise<string> {
  const run = checkCommand(name, input);
  if (config.databaseUrl) return runStandalone(config, run);
  for (const deadline = Date.now() + startingMs; ; ) {
    const output = await runInSite(config, name, input);
    if (output !== undefined) return output;
    requireDatabase(config, name);
    try {
      return await runStandalone(config, run);
    } catch (error) {
      if (!(error instanceof DataDirInUseError) || Date.now() > deadline) throw error;
      await new Promise((wake) => setTimeout(wake, retryMs));
    }
  }
}
