import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { localeSchema } from '#contract/locale-schemas.ts';
import type { ApiDeps } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { memberConsents, members, terms } from '../db/schema/index.ts';
import { advertisingReminder } from '../mails/consent-mails.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import type { Keys } from '../services/keys.ts';
import { unsubscribeLink } from '../services/members/unsubscribe-link.ts';

type Deps = Pick<ApiDeps, 'db' | 'siteOrigin'> & { keys: Keys; wakeOutbox(): void };

/** Small, because others wait for the embedded database's one connection. */
const batchSize = 100;

/** Other mails, such as those with a password link, are sent in between. */
const mailsPerSecond = 5;

const remindedSchema = v.array(
  v.object({ id: v.number(), to: v.string(), locale: localeSchema, agreed: v.number() }),
);

/** Marks the oldest that are due, of each member the newest version. A parallel process skips their rows. */
async function markBatch(tx: Transaction, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const result: unknown = await tx.execute(sql`
    with advertising as (select id from ${terms} where kind = 'advertising'),
    due as (
      select consent.member_id, consent.term_id
      from ${memberConsents} consent
      where consent.term_id in (select id from advertising)
        and coalesce(consent.reminded_at, consent.agreed_at) <= ${moment} - interval '2 years'
        and not exists (
          select 1 from ${memberConsents} newer
          where newer.member_id = consent.member_id and newer.term_id > consent.term_id
            and newer.term_id in (select id from advertising))
      order by coalesce(consent.reminded_at, consent.agreed_at)
      limit ${batchSize}
      for update skip locked)
    update ${memberConsents} consent set reminded_at = ${moment}
    from due, ${members} member
    where consent.member_id = due.member_id and consent.term_id = due.term_id and member.id = due.member_id
    returning member.id, member.email as "to", member.locale,
      extract(epoch from consent.agreed_at)::float8 as agreed`);
  return v.parse(v.object({ rows: remindedSchema }), result).rows;
}

function remindBatch(deps: Deps, now: Date, mailed: number): Promise<number> {
  const { siteOrigin, keys } = deps;
  return deps.db.transaction(async (tx) => {
    const due = await markBatch(tx, now);
    for (const [index, { id, agreed, ...receiver }] of due.entries()) {
      const unsubscribeUrl = unsubscribeLink(
        { siteOrigin, encryption: keys.encryption },
        { id, locale: receiver.locale },
      );
      const at = new Date(agreed * 1000);
      const letter = advertisingReminder({ ...receiver, siteOrigin, at, unsubscribeUrl });
      await enqueueMail(tx, { ...letter, delaySeconds: (mailed + index) / mailsPerSecond });
    }
    return due.length;
  });
}

/** Mails members every two years that they agreed to advertising. The mark and the mail are one transaction. */
export async function remindOfConsents(deps: Deps, now: Date): Promise<{ reminded: number }> {
  await deps.keys.load();
  let reminded = 0;
  for (let batch = batchSize; batch === batchSize; reminded += batch)
    batch = await remindBatch(deps, now, reminded);
  deps.wakeOutbox();
  return { reminded };
}
