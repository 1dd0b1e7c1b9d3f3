import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { openPostgres } from '#api/db/postgres.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { benchLists, type Measured, type Ratio } from './lists.ts';

/*
 * `npm run bench`: the benchmarks on PostgreSQL, as ratios of what is measured side by side in one run, written to
 * bench/results.md. DATABASE_URL names an empty database; without it, a server is started for the run.
 */

const root = resolve(import.meta.dirname, '..');
const resultsFile = resolve(root, 'bench/results.md');

async function checkEmpty(db: Database): Promise<void> {
  const [row] = await db.select({ posts: sql<number>`count(*)::int` }).from(sql`posts`);
  if (row?.posts !== 0)
    throw new Error('The database of DATABASE_URL has posts: the benchmark needs an empty one');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function report(measured: readonly Measured[], ratios: readonly Ratio[], seconds: number): string {
  return `# Results of \`npm run bench\`

${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${Math.round(seconds)} s in all. Medians; only the ratios can be compared between machines.

${table(
  ['Ratio', 'measured', 'at most', ''],
  ratios.map(({ what, ratio, limit }) => [
    what,
    ratio.toFixed(2),
    String(limit),
    ratio <= limit ? 'held' : 'MISSED',
  ]),
)}

${table(
  ['Measured', 'ms'],
  measured.map(({ what, milliseconds }) => [what, milliseconds.toFixed(2)]),
)}
`;
}

async function main(): Promise<void> {
  const started = performance.now();
  const given = process.env.DATABASE_URL;
  const server = given ? undefined : await startPostgres();
  const database = openPostgres(given ?? server?.url ?? '', resolve(root, 'api/db/migrations'), (error) => {
    throw error;
  });
  try {
    await database.migrate();
    await checkEmpty(database.db);
    const { measured, ratios } = await benchLists(database.db);
    const text = report(measured, ratios, (performance.now() - started) / 1000);
    writeFileSync(resultsFile, text);
    console.log(text);
    if (ratios.some(({ ratio, limit }) => ratio > limit)) process.exitCode = 1;
  } finally {
    await database.close();
    server?.stop();
  }
}

await main();
