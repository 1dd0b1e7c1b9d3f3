import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import * as v from 'valibot';
import type { Database } from '#api/db/database.ts';
import * as schema from '#api/db/schema/index.ts';
import { answerItem } from '#api/services/inbox/answer-item.ts';
import { openKeys } from '#api/services/keys.ts';
import { authorize } from '#api/services/staff/authorize.ts';

/* Answers one inquiry, and kills this process before the given step: a statement, or the commit. Prints the steps. */

const planSchema = v.object({
  reference: v.string(),
  sessionId: v.number(),
  staffId: v.number(),
  killBefore: v.nullable(v.number()),
});

const { reference, sessionId, staffId, killBefore } = v.parse(planSchema, JSON.parse(process.argv[2] ?? ''));

const steps: string[] = [];
let isCounting = false;

function step(name: string): void {
  if (!isCounting) return;
  steps.push(name);
  if (steps.length === killBefore) process.kill(process.pid, 'SIGKILL');
}

const options = { schema, casing: 'snake_case', logger: { logQuery: step } } as const;
const { DATABASE_URL: url, DATA_DIR: folder = '' } = process.env;
const pool = url === undefined ? undefined : new pg.Pool({ connectionString: url });
const client = pool ? undefined : await PGlite.create({ dataDir: join(folder, 'pglite') });
const opened = pool ? drizzlePostgres(pool, options) : client && drizzlePglite(client, options);
if (!opened) throw new Error('No database');
const db: Database = opened;

const begin = db.transaction.bind(db);
db.transaction = (run, config) =>
  begin(async (tx) => {
    const result = await run(tx);
    step('commit');
    return result;
  }, config);

const keys = openKeys(db, undefined);
await keys.load();
const session = { sessionId, staffId, email: 'staff@example.com', role: 'support', isFresh: true } as const;
const { keyedHash } = keys;
const deps = { db, keyedHash, siteOrigin: 'https://site.example', staffMail: undefined };
isCounting = true;
await answerItem(
  { ...deps, wakeOutbox: () => step('wake') },
  authorize(session, 'inbox.answer', '192.0.2.1'),
  reference,
  {
    revision: 1,
    text: '네',
    files: [{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n') }],
  },
);
await pool?.end();
await client?.close();
process.stdout.write(JSON.stringify(steps));
