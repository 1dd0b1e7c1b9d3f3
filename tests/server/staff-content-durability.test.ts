import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '#api/db/database.ts';
import { openKeys } from '#api/services/keys.ts';
import { createItem } from '#api/services/staff-content/create-item.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import { bundleProcess, type RunProcess } from '../support/bundled-process.ts';
import { article } from '../support/content-desk.ts';
import { databaseKinds } from '../support/databases.ts';
import { actorOf, storeStaff } from '../support/stored-staff.ts';
import { openDatabaseOf, openTestDatabase } from '../support/test-database.ts';

let runProcess: RunProcess;

beforeAll(async () => {
  runProcess = await bundleProcess('publish');
});

/** More than the steps of a publication. */
const drafts = 40;

const samples: Record<'news' | 'person', ItemContent> = {
  news: article(),
  person: {
    fields: {},
    languages: { 'ko-KR': { name: '홍길동', role: '연구원', introduction: '소개' } },
  },
};

type Kind = keyof typeof samples;

async function prepare(db: Database, kind: Kind) {
  const who = await storeStaff(db, 'editor');
  const keys = openKeys(db, undefined);
  await keys.load();
  const actor = actorOf(who, 'editor', 'content.edit');
  const ids: number[] = [];
  for (let index = 0; index < drafts; index += 1) {
    const draft = { kind, key: `item-${index}`, content: samples[kind] };
    ids.push((await createItem({ db, keyedHash: keys.keyedHash }, actor, draft)).id);
  }
  return { ids, ...who };
}

/** Stored rows of the publication of each item, in their order. */
async function stored(db: Database): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(sql`
    select (state = 'published' and published_version = 2 and revision = 2)::int as item,
      (select count(*)::int from content_versions where item_id = i.id and act = 'published') as versions,
      (select count(*)::int from content_events where item_id = i.id and act = 'published') as events,
      (select count(*)::int from posts where id = i.public_id and published_at is not null)
        + (select count(*)::int from entries where kind = i.kind and slug = i.key) as public_rows,
      (select count(*)::int from post_translations where post_id = i.public_id)
        + (select count(*)::int from entry_translations t join entries e on e.id = t.entry_id
           where e.kind = i.kind and e.slug = i.key) as texts,
      (select count(*)::int from access_records where subject = 'content:' || i.kind || '/' || i.key
        and detail::jsonb ->> 'act' = 'published') as records
    from content_items i order by id`);
  return v.parse(v.object({ rows: v.array(v.record(v.string(), v.unknown())) }), result).rows;
}

const cases = databaseKinds.flatMap((database) =>
  (['news', 'person'] as const).map((kind): [typeof database, Kind] => [database, kind]),
);

describe('kill -9 while an item is published', () => {
  it.each(cases)(
    'between each pair of statements: it is public with its version and records, or not at all, on %s for %s',
    { timeout: 300_000 },
    async (kind, itemKind) => {
      const database = await openTestDatabase(kind, inject('postgresUrl'));
      const { ids, ...who } = await prepare(database.db, itemKind);
      await database.close();
      const publish = (index: number, killBefore: number | null) =>
        runProcess({ ...who, id: ids[index], killBefore }, database.env);
      const steps = await publish(0, null);
      expect(steps.length).toBeLessThan(drafts);
      expect(steps.length).toBeGreaterThan(10);
      expect(steps.slice(-2)).toEqual(['commit', 'end']);
      for (const index of steps.keys())
        await expect(publish(index + 1, index + 1)).rejects.toMatchObject({ signal: 'SIGKILL' });

      const records = itemKind === 'person' ? 1 : 0;
      const whole = { item: 1, versions: 1, events: 1, public_rows: 1, texts: 1, records };
      const nothing = Object.fromEntries(Object.keys(whole).map((name) => [name, 0]));
      const { db, close } = await openDatabaseOf(database.env);
      try {
        const rows = await stored(db);
        expect(rows[0]).toEqual(whole);
        // The last step is after the commit.
        const killed = rows.slice(1, steps.length + 1);
        expect(killed.slice(0, -1)).toEqual(steps.slice(1).map(() => nothing));
        expect(killed.at(-1)).toEqual(whole);
      } finally {
        await close();
      }
    },
  );
});
