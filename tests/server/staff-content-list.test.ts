import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { applyContent } from '#api/content/apply.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ItemSummary } from '#contract/staff-content.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { article, ContentDesk } from '../support/content-desk.ts';
import { koreanNewsFolder } from '../support/content-folder.ts';
import { databaseKinds } from '../support/databases.ts';
import { StaffApi } from '../support/staff-api.ts';

describe.each(databaseKinds)('the list of content on %s', (kind) => {
  let staff: StaffApi;
  let desk: ContentDesk;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    await applyContent(staff.site.api.db, resolve('content'), pino({ level: 'silent' }));
    await applyContent(staff.site.api.db, koreanNewsFolder(), pino({ level: 'silent' }));
    desk = new ContentDesk(staff, (await staff.person('editor')).token);
    const { fields, languages } = article('초안 하나');
    const partial = { ...languages, 'zh-CN': { title: '草稿', summary: '摘要' } };
    await desk.create('news', { fields, languages: partial });
    const changed = await desk.find('news', '2025-02-18-showroom-opens');
    await desk.save(changed, { ...changed.content, languages: { ...article('바뀐 글').languages } });
    const hidden = await desk.find('press', '2021-03-16-osong-plant-plan');
    await desk.act('unpublishItem', hidden);
    const trashed = await desk.find('quote', (await desk.list({ kind: 'quote' })).data[0]?.key ?? '');
    await desk.act('trashItem', trashed);
    const later = await desk.create('patent', {
      fields: { number: '10-1', status: 'pending' },
      languages: { 'ko-KR': { title: '예약 특허', summary: 'x', body: 'x', applicant: 'x' } },
    });
    await desk.act('scheduleItem', later, { at: new Date(Date.now() + 3_600_000).toISOString() });
  });

  afterAll(() => staff?.close());

  async function all(query: Record<string, string | number>): Promise<ItemSummary[]> {
    const items: ItemSummary[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<ContentDesk['list']>> = await desk.list({
        ...query,
        ...(cursor ? { cursor } : {}),
      });
      items.push(...page.data);
      cursor = page.next;
    } while (cursor);
    return items;
  }

  it.each(
    ['updated', 'title', 'published', 'position'].flatMap((sort) => [
      [sort, 'asc'],
      [sort, 'desc'],
    ]),
  )('comes in pages that make up the whole, by %s %s', async (sort = '', order = '') => {
    const [total] = await staff.rows(
      sql`select count(*)::int as n from content_items where state <> 'trashed'`,
    );
    const items = await all({ sort, order, size: 23 });
    expect(items).toHaveLength(Number(total?.n));
    expect(new Set(items.map(({ id }) => id)).size).toBe(total?.n);
  });

  it('is sorted by the date that visitors see', async () => {
    const dates = (await all({ sort: 'published' })).map(({ publishedAt }) => publishedAt ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('is narrowed by type and state, without the trash unless requested', async () => {
    const keysOf = async (query: Record<string, string>) => (await all(query)).map(({ title }) => title);
    expect(await keysOf({ state: 'draft' })).toEqual(['초안 하나']);
    expect(await keysOf({ state: 'changed' })).toEqual(['바뀐 글']);
    expect(await keysOf({ state: 'unpublished' })).toHaveLength(1);
    expect(await keysOf({ state: 'trashed' })).toHaveLength(1);
    expect(await keysOf({ state: 'scheduled' })).toEqual(['예약 특허']);
    expect(await keysOf({ state: 'draft', kind: 'press' })).toEqual([]);
    const news = await all({ kind: 'news', size: 7 });
    expect(news.length).toBeGreaterThan(37);
    expect(new Set(news.map((item) => item.kind))).toEqual(new Set(['news']));
    const answer = await desk.send(endpoints.countItems, '/staff/content/counts');
    const { data } = await expectAnswer(endpoints.countItems, answer);
    expect(data).toContainEqual({ kind: 'news', state: 'draft', count: 1 });
    expect(data).toContainEqual({ kind: 'quote', state: 'trashed', count: 1 });
  });

  it('is searched in the titles of all languages, in keys and by initial consonants', async () => {
    const found = async (query: string) => (await all({ query })).map(({ key }) => key);
    expect(await found('쇼룸')).not.toContain('2025-02-18-showroom-opens');
    expect(await found('바뀐 글')).toEqual(['2025-02-18-showroom-opens']);
    expect(await found('ㅂㄲ ㄱ')).toContain('2025-02-18-showroom-opens');
    expect(await found('Seoul Food Materials Week')).toContain('2024-04-03-seoul-food-materials-week-2024');
    expect(await found('seoul-food-materials')).toContain('2024-04-03-seoul-food-materials-week-2024');
    for (const nothing of ['없는말없는말', '_%', "';"]) expect(await found(nothing)).toEqual([]);
  });

  it('is narrowed by the state of a language', async () => {
    const missing = await all({ kind: 'news', language: 'en-US', languageState: 'missing' });
    expect(missing.map(({ key }) => key)).toContain('only-in-korean');
    const there = await all({ kind: 'news', language: 'en-US' });
    expect(missing.length + there.length).toBe((await all({ kind: 'news' })).length);
    const partial = await all({ kind: 'news', languageState: 'partial' });
    expect(partial.map(({ title }) => title)).toEqual(['초안 하나']);
    expect(partial[0]?.languages).toContainEqual({ locale: 'zh-CN', state: 'partial' });
  });

  it('says who changed an item last, and null for a command', async () => {
    const [changed] = await all({ state: 'changed' });
    expect(changed?.updatedBy).toBe('김직원');
    expect((await all({ kind: 'figure' }))[0]?.updatedBy).toBeNull();
  });

  it('answers rare and common searches alike when there are many items', async () => {
    await staff.rows(sql`
      insert into content_items (kind, key, state, title, current_version, published_at, edited, language_changes, search, terms, updated_at)
      select 'thesis', 'many-' || n, 'published', 'title ' || n, 1, now(), false, '{}',
        case when n = 9 then 'needle' else 'title' end,
        case when n = 9 then array['n', 'e', 'd', 'l', 'ne', 'ee', 'ed', 'dl', 'le', 'missing:en-US'] else array['t', 'ti', 'it', 'i', 'tl', 'l', 'le', 'e'] end,
        now() - n * interval '1 second'
      from generate_series(1, 12000) as n`);
    const rare = await desk.list({ query: 'needle', sort: 'updated', order: 'asc' });
    expect(rare.data.map(({ key }) => key)).toEqual(['many-9']);
    const common = await desk.list({ kind: 'thesis', query: 'title', size: 5, sort: 'updated' });
    expect(common.data).toHaveLength(5);
    expect(common.next).not.toBeNull();
    const last = await desk.list({ kind: 'thesis', query: 'needle', sort: 'title' });
    expect(last.data.map(({ key }) => key)).toEqual(['many-9']);
    await staff.rows(sql`delete from content_items where key like 'many-%'`);
  });

  it.each([
    { cursor: 'abc' },
    { cursor: Buffer.from('["x",1]').toString('base64url') },
    { cursor: Buffer.from('["1"]').toString('base64url') },
    { kind: 'term' },
    { state: 'deleted' },
    { size: '1000' },
    { sort: 'id' },
  ])('refuses %s', async (query) => {
    const search = new URLSearchParams(Object.entries(query));
    await expectProblem(
      await desk.send(endpoints.listItems, `/staff/content?${search}`),
      'validation_failed',
    );
  });
});
