import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { attempts, jobs, outbox } from '../db/schema/index.ts';
import { confirmationLimits } from './confirmations.ts';

export type Figures = {
  outbox: { kind: string; waiting: number; failed: number; oldestSeconds: number }[];
  jobs: { name: string; overdueSeconds: number }[];
  /** In the last hour. */
  confirmations: { queued: number; withheld: number };
};

const rowsSchema = v.object({
  rows: v.array(
    v.object({
      subject: v.picklist(['outbox', 'job', 'confirmation']),
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
  const { hour, withheld } = confirmationLimits;
  const isWaiting = sql`${outbox.failedAt} is null`;
  const answer = await db.execute(sql`
    select 'outbox' as subject, ${outbox.kind} as name,
      count(*) filter (where ${isWaiting})::int as waiting, count(${outbox.failedAt})::int as failed,
      ${secondsSince(sql`min(${outbox.createdAt}) filter (where ${isWaiting})`)} as seconds
    from ${outbox} group by ${outbox.kind}
    union all
    select 'job', ${jobs.name}, 0, 0, ${secondsSince(sql`${jobs.nextRunAt}`)} from ${jobs}
    union all
    select 'confirmation', ${attempts.rule}, count(*)::int, 0, 0 from ${attempts}
    where ${attempts.rule} in (${hour.rule}, ${withheld.rule}) and ${attempts.at} > now() - interval '1 hour'
    group by ${attempts.rule}`);
  const { rows } = v.parse(rowsSchema, answer);
  const confirmed = (rule: string) =>
    rows.find(({ subject, name }) => subject === 'confirmation' && name === rule)?.waiting ?? 0;
  return {
    // Zero counts are reported, so that alerts can tell zero from no data.
    outbox: outbox.kind.enumValues.map((kind) => {
      const row = rows.find(({ subject, name }) => subject === 'outbox' && name === kind);
      return { kind, waiting: row?.waiting ?? 0, failed: row?.failed ?? 0, oldestSeconds: row?.seconds ?? 0 };
    }),
    jobs: rows
      .filter(({ subject }) => subject === 'job')
      .map(({ name, seconds }) => ({ name, overdueSeconds: seconds })),
    confirmations: { queued: confirmed(hour.rule), withheld: confirmed(withheld.rule) },
  };
}
