import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database } from '#api/db/database.ts';
import { openPostgres } from '#api/db/postgres.ts';
import { newDataDir, newEmptyDatabase, newPostgresDatabase } from '../tests/support/databases.ts';
import { setup as ownTemporaryFolder } from '../tests/support/global-folder.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { openDatabaseOf } from '../tests/support/test-database.ts';
import { benchContent } from './content.ts';
import { benchInbox } from './inbox-items.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLists } from './lists.ts';
import { benchPages } from './pages.ts';
import { benchProcesses } from './processes.ts';
import { benchRecords } from './records.ts';
import { isHeld, type Results, report } from './results.ts';

/* `npm run bench` writes bench/results.md. With names (lists, records, content, inbox, pages, processes, lighthouse) only those run and nothing is written. */

const root = resolve(import.meta.dirname, '..');
const resultsFile = resolve(root, 'bench/results.md');

async function lists(serverUrl: string): Promise<Results[]> {
  const url = await newEmptyDatabase(serverUrl);
  const database = openPostgres(url, resolve(root, 'api/db/migrations'), (error) => {
    throw error;
  });
  try {
    await database.migrate();
    return [await benchLists(database.db)];
  } finally {
    await database.close();
  }
}

/** On both kinds of database. */
async function onBoth(
  serverUrl: string,
  bench: (db: Database, name: string) => Promise<Results>,
): Promise<Results[]> {
  const env = {
    PostgreSQL: { DATABASE_URL: await newEmptyDatabase(serverUrl) },
    PGlite: { DATA_DIR: newDataDir() },
  };
  const results: Results[] = [];
  for (const [name, settings] of Object.entries(env)) {
    const database = await openDatabaseOf(settings);
    try {
      await database.migrate();
      results.push(await bench(database.db, name));
    } finally {
      await database.close();
    }
  }
  return results;
}

const benchmarks: Record<string, (serverUrl: string) => Promise<Results[]>> = {
  lists,
  records: (serverUrl) => onBoth(serverUrl, benchRecords),
  content: (serverUrl) => onBoth(serverUrl, benchContent),
  inbox: (serverUrl) => onBoth(serverUrl, benchInbox),
  pages: async (serverUrl) => benchPages(await newPostgresDatabase(serverUrl)),
  processes: async (serverUrl) => [await benchProcesses(await newPostgresDatabase(serverUrl))],
  lighthouse: async (serverUrl) => [await benchLighthouse(await newPostgresDatabase(serverUrl))],
};

async function main(): Promise<void> {
  const started = performance.now();
  const removeFolder = ownTemporaryFolder();
  const given = process.env.DATABASE_URL;
  const server = given ? undefined : await startPostgres();
  const names = process.argv.slice(2);
  const results: Results[] = [];
  try {
    for (const [name, run] of Object.entries(benchmarks)) {
      if (names.length > 0 && !names.includes(name)) continue;
      results.push(...(await run(given ?? server?.url ?? '')));
    }
  } finally {
    server?.stop();
    removeFolder();
  }
  const text = report(results, (performance.now() - started) / 1000);
  console.log(text);
  if (names.length === 0) writeFileSync(resultsFile, text);
  if (results.some(({ bounds }) => !bounds.every(isHeld))) process.exitCode = 1;
}

await main();
