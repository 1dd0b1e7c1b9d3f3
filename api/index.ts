import { createApiApp } from './app.ts';
import { startBackground } from './background.ts';
import { type CheckedCommand, type CommandContext, CommandError } from './commands/command.ts';
import { checkCommand } from './commands/index.ts';
import { NobodyListensError, sendCommand, serveCommands } from './commands/socket.ts';
import type { ApiConfig } from './config.ts';
import type { ApiDeps, RequestFacts } from './context.ts';
import type { OpenDatabase } from './db/database.ts';
import { DataDirInUseError } from './db/lock.ts';
import { createGateways } from './gateways/index.ts';
import { hasDatabase, openDatabase } from './open-database.ts';
import { outboxFolder } from './outbox/folder.ts';
import { readContentVersion } from './services/content-version.ts';
import { type Figures, readFigures } from './services/figures.ts';
import { type Keys, openKeys } from './services/keys.ts';

export type Api = {
  fetch(request: Request, facts: RequestFacts): Promise<Response>;
  ping(): Promise<void>;
  /** A text that is another one after every change of content, by whichever process. */
  contentVersion(): Promise<string>;
  /** How much waits to be done. Rejects when the database cannot be reached. */
  figures(): Promise<ApiFigures>;
  close(): Promise<void>;
};

export type ApiFigures = Figures & { connections: Record<string, number> | undefined };

/** What is open in a process. */
type Opened = CommandContext & { close(): Promise<void> };

function compose(
  config: ApiConfig,
  { db }: OpenDatabase,
  { keyedHash, sealing, load }: Keys,
  gateways: ApiDeps['gateways'],
  wakeOutbox: () => void,
): ApiDeps {
  const { log, siteOrigin, staffMail, resourcesDir } = config;
  return {
    db,
    log,
    prepare: load,
    keyedHash,
    sealing,
    gateways,
    siteOrigin,
    staffMail,
    resourcesDir,
    wakeOutbox,
  };
}

async function openAll(config: ApiConfig): Promise<Opened> {
  const database = await openDatabase(config);
  const { log, dataDir } = config;
  const gateways = createGateways(config.gateways, dataDir, log);
  const keys = openKeys(database.db, config.secretKey);
  const background = startBackground({
    db: database.db,
    kind: database.kind,
    log,
    gateways,
    keys,
    outboxFolder: outboxFolder(dataDir),
  });
  const deps = compose(config, database, keys, gateways, background.wakeOutbox);
  const closeRest = async () => {
    await background.stop();
    await database.close();
  };
  try {
    const run = async (name: string, input: unknown) => checkCommand(name, input)({ database, deps });
    // With PostgreSQL, commands connect to it themselves.
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

/**
 * Kept on the process: development reloads this module, while the embedded database opens only once and the outbox
 * is emptied by one worker.
 */
const openedKey = Symbol.for('api.opened');
const kept: typeof globalThis & { [openedKey]?: Promise<Opened> } = globalThis;

/**
 * Opens the API of this process, and starts what runs beside its requests.
 * @throws {DataDirInUseError} when another process has the embedded database open
 */
export async function openApi(config: ApiConfig): Promise<Api> {
  // One that fails is not kept: development tries again.
  kept[openedKey] ??= openAll(config).catch((error: unknown) => {
    delete kept[openedKey];
    throw error;
  });
  const { database, deps, close } = await kept[openedKey];
  const app = createApiApp(deps);
  return {
    fetch: async (request, facts) => app.fetch(request, facts),
    ping: database.ping,
    contentVersion: () => readContentVersion(database.db),
    figures: async () => ({ ...(await readFigures(database.db)), connections: database.connections?.() }),
    close: async () => {
      delete kept[openedKey];
      await close();
    },
  };
}

/** How long a command waits for a site that is just starting, and has the database but takes no commands yet. */
const startingMs = 30_000;
const retryMs = 250;

/** Other commands create a missing database. A backup of a new database would look like one of the intended database. */
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
    // The running site, or the next one, sends what the command puts into the outbox.
    const keys = openKeys(database.db, config.secretKey);
    const deps = compose(config, database, keys, gateways, () => undefined);
    return await run({ database, deps });
  } finally {
    gateways.close();
    await database.close();
  }
}

/** Runs a command in the site that has the embedded database open; undefined when none does. */
async function runInSite(config: ApiConfig, name: string, input: unknown): Promise<string | undefined> {
  try {
    return await sendCommand(config.dataDir, name, input);
  } catch (error) {
    if (error instanceof NobodyListensError) return undefined;
    throw error;
  }
}

/**
 * Checks and runs a command: with the embedded database in the running site, if there is one, otherwise in this process.
 * @throws {CommandError} for a fault that the operator can fix
 */
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
