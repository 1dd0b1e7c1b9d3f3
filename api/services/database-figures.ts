import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { jobs, outbox } from '../db/schema/index.ts';

export type Figures = {
  outbox: { kind: string; waiting: number; failed: number; oldestSeconds: number }[];
  jobs: { name: string; overdueSeconds: number }[];
};

const rowsSchema = v.object({
  rows: v.array(
    v.object({
      subject: v.picklist(['outbox', 'job']),
      name: v.string(),
      waiting: v.number(),
      failed: v.number(),
      seconds: v.number(),
    }),
  ),
});

const secondsSince = (moment: ReturnType<typeof sql>) =>
  sql`greatest(0, coalesce(extract(epoch from now() - ${moment}), 0))::float8`;

export async function readFigures(db: Database): Promise<Figures> {
  const isWaiting = sql`${outbox.failedAt} is null`;
  const answer = await db.execute(sql`
    select 'outbox' as subject, ${outbox.kind} as name,
      count(*) filter (where ${isWaiting})::int as waiting, count(${outbox.failedAt})::int as failed,
      ${secondsSince(sql`min(${outbox.createdAt}) filter (where ${isWaiting})`)} as seconds
    from ${outbox} group by ${outbox.kind}
    union all
    select 'job', ${jobs.name}, 0, 0, ${secondsSince(sql`${jobs.nextRunAt}`)} from ${jobs}`);
  const { rows } = v.parse(rowsSchema, answer);
  return {
    // Zero counts are reported, so that alerts can tell zero from no data.
    outbox: outbox.kind.enumValues.map((kind) => {
      const row = rows.find(({ subject, name }) => subject === 'outbox' && name === kind);
      return { kind, waiting: row?.waiting ?? 0, failed: row?.failed ?? 0, oldestSeconds: row?.seconds ?? 0 };
    }),
    jobs: rows
      .filter(({ subject }) => subject === 'job')
      .map(({ name, seconds }) => ({ name, overdueSeconds: seconds })),
  };
}
