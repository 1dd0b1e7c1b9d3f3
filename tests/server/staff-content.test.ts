import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { cleanContentTables } from '#api/jobs/content-cleaning.ts';
import { openKeys } from '#api/services/keys.ts';
import { publishDue } from '#api/services/staff-content/publish-due.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Item, ItemContent } from '#contract/staff-content.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { article, ContentDesk } from '../support/content-desk.ts';
import { databaseKinds } from '../support/databases.ts';
import { tally } from '../support/member-api.ts';
import { StaffApi } from '../support/staff-api.ts';
import { until } from '../support/until.ts';

describe.each(databaseKinds)('drafts and publication on %s', (kind) => {
  let staff: StaffApi;
  let desk: ContentDesk;
  let other: ContentDesk;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
  });

  beforeEach(async () => {
    desk = new ContentDesk(staff, (await staff.person('editor')).token);
    other = new ContentDesk(staff, (await staff.person('editor')).token);
  });

  afterAll(() => staff?.close());

  const news = async () =>
    (await expectAnswer(endpoints.listNews, await staff.site.get('/post/news?size=100'))).data;

  async function visibleTitles(word: string): Promise<string[]> {
    const found = await expectAnswer(
      endpoints.search,
      await staff.site.get(`/search?q=${encodeURIComponent(word)}`),
    );
    const listed = (await news()).filter(({ title }) => title.includes(word));
    return [...found.data, ...listed].map(({ title }) => title);
  }

  const statusOf = async (id: number | null) => (await staff.site.get(`/post/news/${id}`)).status;

  it('a draft is nowhere until it is published, and keeps its identifier', async () => {
    const item = await desk.create('news', article('비공개초안'));
    expect(item).toMatchObject({ state: 'draft', isPublic: false, revision: 1, title: '비공개초안' });
    expect(await visibleTitles('비공개초안')).toEqual([]);
    expect(await statusOf(item.publicId)).toBe(404);
    const published = await desk.act('publishItem', item);
    expect(published).toMatchObject({
      state: 'published',
      isPublic: true,
      publicId: item.publicId,
      draft: null,
    });
    expect(Date.now() - Date.parse(published.publishedAt ?? '')).toBeLessThan(10_000);
    expect(await visibleTitles('비공개초안')).toEqual(['비공개초안', '비공개초안']);
    expect(await statusOf(item.publicId)).toBe(200);
  });

  it('a newer draft changes nothing for visitors, and can be published or discarded', async () => {
    const item = await desk.act('publishItem', await desk.create('news', article('먼저제목')));
    const changed = await desk.save(item, article('나중제목'));
    expect(changed).toMatchObject({ state: 'changed', isPublic: true, title: '나중제목' });
    expect(await visibleTitles('나중제목')).toEqual([]);
    expect(await visibleTitles('먼저제목')).toHaveLength(2);
    const discarded = await desk.act('discardDraft', changed);
    expect(discarded).toMatchObject({ state: 'published', title: '먼저제목', draft: null });
    const again = await desk.act('publishItem', await desk.save(discarded, article('나중제목')));
    expect(await visibleTitles('나중제목')).toHaveLength(2);
    expect(await visibleTitles('먼저제목')).toEqual([]);
    expect(again.publishedAt).not.toBeNull();
  });

  it('saves of one person are one version, until another person saves', async () => {
    const item = await desk.create('news', article('하나'));
    const second = await desk.save(item, article('둘'));
    const third = await desk.save(second, article('셋'));
    expect(third.draft?.number).toBe(2);
    expect(await desk.save(third, article('셋'))).toEqual(third);
    const fourth = await other.save(third, article('넷'));
    expect(fourth.draft?.number).toBe(3);
    const versions = await desk.versions(item);
    expect(versions.map(({ number, act, isDraft }) => [number, act, isDraft])).toEqual([
      [3, 'saved', true],
      [2, 'saved', false],
      [1, 'created', false],
    ]);
    const path = `/staff/content/${item.id}/versions/2`;
    const version = await expectAnswer(
      endpoints.getItemVersion,
      await desk.send(endpoints.getItemVersion, path),
    );
    expect(version.data.content.languages['ko-KR']?.title).toBe('셋');
    await staff.site.age('content_events', ['at'], '11 minutes');
    expect((await other.save(fourth, article('다섯'))).draft?.number).toBe(4);
  });

  it('of two editors the second learns who changed what, and nothing is lost', async () => {
    const item = await desk.create('news', article('원래'));
    const saved = await desk.save(item, article('먼저 저장'));
    const body = { revision: item.revision, content: article('나중 저장') };
    const { conflict } = await expectProblem(await other.call('saveItem', item, body), 'conflict');
    expect(conflict).toMatchObject({ revision: saved.revision, act: 'saved', by: '김직원' });
    for (const act of ['publishItem', 'trashItem', 'discardDraft'] as const)
      await expectProblem(await other.call(act, item, { revision: item.revision }), 'conflict');
    expect((await desk.get(item.id)).content).toEqual(article('먼저 저장'));
  });

  it('of many saves at the same moment one succeeds', async () => {
    const item = await desk.create('news', article());
    const saves = Array.from({ length: 12 }, (_, index) => {
      const by = index % 2 === 0 ? desk : other;
      return by.call('saveItem', item, { revision: item.revision, content: article(`동시 ${index}`) });
    });
    const publications = [desk, other].map((by) => by.call('publishItem', item, { revision: item.revision }));
    expect(tally(await Promise.all([...saves, ...publications]))).toEqual({ 200: 1, 409: 13 });
    expect((await desk.get(item.id)).revision).toBe(item.revision + 1);
  });

  it('a schedule is moved, cancelled and replaced by a publication, each with the date of its time', async () => {
    const inHours = (hours: number) => ({ at: new Date(Date.now() + hours * 3_600_000).toISOString() });
    const errorsOf = async (item: Item) =>
      (await desk.check(item)).filter(({ level }) => level === 'error').map(({ code }) => code);
    const dateOf = ({ content }: Item) => Date.parse(String(content.fields.publishedAt));
    const draft = await desk.create('news', article('예약할 글'));
    const tooLate = await desk.call('scheduleItem', draft, {
      revision: draft.revision,
      ...inHours(731 * 24),
    });
    await expectProblem(tooLate, 'validation_failed', { at: 'out_of_range' });
    const later = inHours(48);
    const scheduled = await desk.act('scheduleItem', draft, later);
    expect(scheduled).toMatchObject({ state: 'scheduled', isPublic: false });
    expect(dateOf(scheduled)).toBe(Date.parse(later.at));
    expect(await errorsOf(scheduled)).toEqual([]);
    const sooner = inHours(24);
    const moved = await desk.act('scheduleItem', scheduled, sooner);
    expect(dateOf(moved)).toBe(Date.parse(sooner.at));
    const cancelled = await desk.act('unscheduleItem', moved);
    expect(cancelled).toMatchObject({ state: 'draft', scheduledAt: null, content: article('예약할 글') });
    expect(await errorsOf(cancelled)).toEqual([]);
    const again = await desk.act('scheduleItem', cancelled, later);
    const published = await desk.act('publishItem', again);
    expect(published).toMatchObject({ state: 'published', isPublic: true, scheduledAt: null });
    expect(Date.now() - dateOf(published)).toBeLessThan(10_000);
    const own = { fields: { publishedAt: '2020-01-01T00:00:00+09:00' }, languages: article().languages };
    const dated = await desk.act('scheduleItem', await desk.create('news', own), later);
    expect((await desk.act('unscheduleItem', dated)).content.fields).toMatchObject(own.fields);
  });

  const scheduleIn = async (content: ItemContent, milliseconds: number) => {
    const draft = await desk.create('news', content);
    return desk.act('scheduleItem', draft, { at: new Date(Date.now() + milliseconds).toISOString() });
  };

  const twoDays = 48 * 3_600_000;

  const dated: ItemContent = { ...article(), fields: { publishedAt: '2020-01-01T00:00:00+09:00' } };

  it('the date of a schedule ends with it in the trash, and an entered one stays', async () => {
    const trashed = await desk.act('trashItem', await scheduleIn(article('예약한 글'), twoDays));
    const restored = await desk.act('restoreItem', trashed);
    expect(restored.content).toEqual(article('예약한 글'));
    expect(await desk.act('publishItem', restored)).toMatchObject({ isPublic: true });
    const own = await desk.act('trashItem', await scheduleIn(dated, twoDays));
    expect((await desk.act('restoreItem', own)).content.fields).toMatchObject(dated.fields);
  });

  it('an earlier version comes back without the date of its schedule, and with an entered one', async () => {
    const scheduled = await scheduleIn(article('예약한 글'), twoDays);
    const edited = await desk.save(scheduled, { ...scheduled.content, ...article('고친 글') });
    const cancelled = await desk.act('unscheduleItem', edited);
    const reverted = await desk.revert(cancelled, scheduled.scheduled?.number ?? 0);
    expect(reverted.content).toEqual(article('예약한 글'));
    expect(await desk.act('publishItem', reverted)).toMatchObject({ isPublic: true });
    const own = await scheduleIn(dated, twoDays);
    const back = await desk.revert(await desk.act('unscheduleItem', own), own.scheduled?.number ?? 0);
    expect(back.content.fields).toMatchObject(dated.fields);
  });

  it('the date of a schedule stays in versions that became public with it', async () => {
    const scheduled = await scheduleIn(article('예약한 글'), 1_500);
    await until(async () => (await publishDue(staff.site.api.db)).published === 1);
    const edited = await desk.save(await desk.get(scheduled.id), article('고친 글'));
    const reverted = await desk.revert(edited, scheduled.scheduled?.number ?? 0);
    expect(reverted.content.fields).toEqual(scheduled.content.fields);
  });

  it('the date of a schedule ends with a publication that fails', async () => {
    const words = { fields: {}, languages: { 'ko-KR': { name: '사라질 분류' } } };
    const category = await desk.act('publishItem', await desk.create('category', words, 'news/going'));
    const content = { ...article('분류를 잃은 글'), fields: { category: 'going' } };
    const scheduled = await scheduleIn(content, 1_500);
    await desk.act('trashItem', category);
    await until(async () => (await publishDue(staff.site.api.db)).failed === 1);
    const failed = await desk.get(scheduled.id);
    expect(failed).toMatchObject({ state: 'draft', scheduledAt: null });
    expect(failed.content).toEqual(content);
    const acts = (await desk.events(scheduled)).map(({ act, version }) => [act, version]);
    expect(acts[0]).toEqual(['failed', scheduled.scheduled?.number]);
  });

  it('an unpublished item is hidden, and its versions stay', async () => {
    const item = await desk.act('publishItem', await desk.create('news', article('내릴 글')));
    const hidden = await desk.act('unpublishItem', item);
    expect(hidden).toMatchObject({ state: 'unpublished', isPublic: false, published: null, draft: null });
    expect(await visibleTitles('내릴 글')).toEqual([]);
    expect(await statusOf(item.publicId)).toBe(404);
    await expectProblem(await desk.call('unpublishItem', item, { revision: hidden.revision }), 'conflict');
    expect((await desk.save(hidden, article('내린 뒤'))).state).toBe('unpublished');
    const again = await desk.act('publishItem', await desk.get(item.id));
    expect(await visibleTitles('내린 뒤')).toHaveLength(2);
    expect(again.publishedAt).toBe(item.publishedAt);
  });

  it('the trash hides an item, gives it back, and is emptied for good by an owner', async () => {
    const item = await desk.act('publishItem', await desk.create('news', article('버릴 글')));
    const trashed = await desk.act('trashItem', item);
    expect(trashed.state).toBe('trashed');
    expect(Date.parse(trashed.deletedAt ?? '') - Date.parse(trashed.trashedAt ?? '')).toBe(
      30 * 24 * 3_600_000,
    );
    expect(await statusOf(item.publicId)).toBe(404);
    for (const act of ['publishItem', 'trashItem', 'discardDraft'] as const)
      await expectProblem(await desk.call(act, item, { revision: trashed.revision }), 'conflict');
    const restored = await desk.act('restoreItem', trashed);
    expect(restored).toMatchObject({ state: 'unpublished', isPublic: false, content: item.content });
    expect(await statusOf(item.publicId)).toBe(404);
    const owner = new ContentDesk(staff, (await staff.person('owner')).token);
    const path = `/staff/content/${item.id}`;
    await expectProblem(await owner.send(endpoints.deleteItem, path), 'conflict');
    await desk.act('trashItem', restored);
    await expectAnswer(endpoints.deleteItem, await owner.send(endpoints.deleteItem, path));
    await expectProblem(await desk.send(endpoints.getItem, path), 'not_found');
    expect(await staff.rows(sql`select from content_versions where item_id = ${item.id}`)).toEqual([]);
    expect(await staff.rows(sql`select from posts where id = ${item.publicId}`)).toEqual([]);
    const acts = (await desk.events(item)).map(({ act }) => act);
    expect(acts).toEqual(['deleted', 'trashed', 'restored', 'trashed', 'published', 'created']);
    expect((await desk.create('news', article('새로'), item.key)).id).toBe(item.id);
  });

  it('the job empties the trash after 30 days, and deletes files that no version names', async () => {
    const file = await desk.upload('/staff/content/files', '자료.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'));
    const { data: unused } = await expectAnswer(endpoints.uploadFile, file);
    const isStored = async () =>
      (await staff.rows(sql`select from files where sha256 = ${unused.sha256}`)).length > 0;
    const profile = { name: '홍길동', role: '연구원', introduction: '소개' };
    const person = await desk.create('person', { fields: {}, languages: { 'ko-KR': profile } });
    const other = await desk.create('news', article('남는 글'));
    for (const item of [person, await desk.act('publishItem', await desk.create('news', article('버린 글')))])
      await desk.act('trashItem', item);
    const { db } = staff.site.api;
    const cleanAfter = (days: number) =>
      cleanContentTables({ db, keys: openKeys(db, undefined) }, new Date(Date.now() + days * 24 * 3_600_000));
    await cleanAfter(0.9);
    expect(await isStored()).toBe(true);
    expect(await cleanAfter(29.9)).toMatchObject({ trashed: 0, files: 1 });
    expect(await isStored()).toBe(false);
    expect((await desk.get(person.id)).state).toBe('trashed');
    const { trashed } = await cleanAfter(30.1);
    expect(trashed).toBeGreaterThanOrEqual(2);
    await expectProblem(await desk.send(endpoints.getItem, `/staff/content/${person.id}`), 'not_found');
    expect(await staff.rows(sql`select from content_versions where item_id = ${person.id}`)).toEqual([]);
    const [record] = await staff.rows(sql`select operator, action from access_records
      where subject = ${`content:person/${person.key}`} order by number desc limit 1`);
    expect(record).toEqual({ operator: 'job content-trash', action: 'content.delete' });
    expect((await desk.get(other.id)).title).toBe('남는 글');
  });

  it('the history says who did what when, and an earlier version becomes the draft', async () => {
    const item = await desk.act('publishItem', await desk.create('news', article('첫 판')));
    const second = await other.act('publishItem', await other.save(item, article('둘째 판')));
    const reverted = await desk.revert(second, 1);
    expect(reverted).toMatchObject({ state: 'changed', title: '첫 판' });
    expect(await visibleTitles('둘째 판')).toHaveLength(2);
    const events = await desk.events(item);
    expect(events.map(({ act, version }) => [act, version])).toEqual([
      ['reverted', 5],
      ['published', 4],
      ['saved', 3],
      ['published', 2],
      ['created', 1],
    ]);
    for (const { by, at } of events) {
      expect(by).toBe('김직원');
      expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    }
    await expectProblem(
      await desk.send(endpoints.revertItem, `/staff/content/${item.id}/versions/99/restore`, {
        revision: reverted.revision,
      }),
      'not_found',
    );
  });

  it('versions never change, except the draft', async () => {
    const item = await desk.act('publishItem', await desk.create('news', article('고정')));
    const change = sql`update content_versions set act = 'saved' where item_id = ${item.id}`;
    await expect(staff.rows(change)).rejects.toThrow();
    expect(await desk.get(item.id)).toEqual(item);
  });

  it('a language is outdated after a change of the Korean one, until it changes or is confirmed', async () => {
    const both = (korean: string, english = 'Title') => ({
      fields: {},
      languages: {
        'ko-KR': { title: korean, summary: '요약', body: '본문' },
        'en-US': { title: english, summary: 'Summary' },
      },
    });
    const stateOf = (item: { languages: { locale: string; state: string }[] }, locale: string) =>
      item.languages.find((language) => language.locale === locale)?.state;
    const item = await desk.create('press', both('하나'));
    expect(stateOf(item, 'en-US')).toBe('current');
    expect(stateOf(item, 'zh-CN')).toBe('missing');
    const changed = await desk.save(item, both('둘'));
    expect(stateOf(changed, 'en-US')).toBe('outdated');
    const confirmed = await desk.save(changed, both('둘'), { confirmed: ['en-US'] });
    expect(stateOf(confirmed, 'en-US')).toBe('current');
    const again = await desk.save(confirmed, both('셋'));
    expect(stateOf(await desk.save(again, both('셋', 'Three')), 'en-US')).toBe('current');
    const partial = await desk.create('news', both('하나'));
    expect(stateOf(partial, 'en-US')).toBe('partial');
  });

  it('translations are as current after a return to an earlier version as they were then', async () => {
    const both = (korean: string) => ({
      fields: {},
      languages: {
        'ko-KR': { title: korean, summary: '요약', body: '본문' },
        'en-US': { title: 'Title', summary: 'Summary', body: 'Text' },
      },
    });
    const english = ({ languages }: { languages: { locale: string; state: string }[] }) =>
      languages.find(({ locale }) => locale === 'en-US')?.state;
    const published = await desk.act('publishItem', await desk.create('news', both('하나')));
    expect(english(published)).toBe('current');
    const changed = await desk.save(published, both('둘'));
    expect(english(changed)).toBe('outdated');
    const discarded = await desk.act('discardDraft', changed);
    expect(english(discarded)).toBe('current');
    const republished = await desk.act('publishItem', await desk.save(discarded, both('셋')));
    expect(english(republished)).toBe('outdated');
    const reverted = await desk.revert(republished, published.published?.number ?? 0);
    expect(english(reverted)).toBe('current');
    expect(english(await desk.revert(reverted, republished.published?.number ?? 0))).toBe('outdated');
  });

  it('a draft takes incomplete values, and refuses unknown fields and other types', async () => {
    const item = await desk.create('patent', { fields: {}, languages: {} });
    const save = (content: object) => desk.call('saveItem', item, { revision: item.revision, content });
    const ofKorean = (texts: object) => ({ fields: {}, languages: { 'ko-KR': texts } });
    for (const [content, path] of [
      [ofKorean({ titel: 'x' }), 'content.languages.ko-KR.titel'],
      [ofKorean({ title: 3 }), 'content.languages.ko-KR.title'],
      [{ fields: { number: ['x'] }, languages: {} }, 'content.fields.number'],
      [{ fields: { toString: 'x' }, languages: {} }, 'content.fields.toString'],
    ] as const)
      await expectProblem(await save(content), 'validation_failed', { [path]: 'invalid' });
    const title = 'x'.repeat(300);
    const saved = await desk.save(item, { fields: {}, languages: { 'ko-KR': { title, summary: '' } } });
    expect(saved.content).toEqual(ofKorean({ title }));
    await expectProblem(
      await desk.call('publishItem', item, { revision: saved.revision }),
      'not_publishable',
    );
    expect((await desk.get(item.id)).revision).toBe(saved.revision);
  });

  it('a key is taken once, and documents and categories need theirs', async () => {
    await desk.create('news', article(), 'taken-key');
    const create = (body: object) => desk.send(endpoints.createItem, '/staff/content', body);
    await expectProblem(await create({ kind: 'news', key: 'taken-key' }), 'conflict');
    await desk.create('press', undefined, 'taken-key');
    for (const body of [{ kind: 'document' }, { kind: 'category' }])
      await expectProblem(await create(body), 'validation_failed', { key: 'required' });
    for (const body of [
      { kind: 'document', key: 'brochure' },
      { kind: 'category', key: 'event' },
      { kind: 'category', key: 'quote/event' },
      { kind: 'news', key: 'news/event' },
      { kind: 'news', key: 'COMPANY' },
    ])
      await expectProblem(await create(body), 'validation_failed', { key: 'invalid' });
    expect((await desk.create('news')).key).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{6}$/);
  });

  it('people and testimonials are in the access records, and other content is not', async () => {
    const count = async () =>
      (await staff.rows(sql`select subject, action from access_records order by number`)).length;
    const before = await count();
    const item = await desk.create('news', article());
    await desk.act('publishItem', await desk.get(item.id));
    expect(await count()).toBe(before);
    const person = await desk.create('person', {
      fields: {},
      languages: { 'ko-KR': { name: '홍길동', role: '연구원', introduction: '소개' } },
    });
    await desk.get(person.id);
    const published = await desk.act('publishItem', person);
    await desk.act('trashItem', published);
    const records = await staff.rows(
      sql`select subject, action, detail from access_records order by number desc limit 4`,
    );
    expect(records.map(({ action }) => action)).toEqual([
      'content.trash',
      'content.publish',
      'content.read',
      'content.edit',
    ]);
    for (const { subject } of records) expect(subject).toBe(`content:person/${person.key}`);
  });
});
