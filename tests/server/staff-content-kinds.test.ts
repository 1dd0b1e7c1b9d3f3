import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { applyContent } from '#api/content/apply.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import { type ItemKind, itemKinds } from '#contract/staff-content-fields.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { ContentDesk } from '../support/content-desk.ts';
import { databaseKinds } from '../support/databases.ts';
import { StaffApi } from '../support/staff-api.ts';

/* One mechanism for all kinds, over the sample content. */

const tables = [
  ...['posts', 'post_translations', 'products', 'product_translations', 'related_products'],
  ...['entries', 'entry_translations', 'categories', 'category_translations', 'documents', 'files'],
];

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

describe.each(databaseKinds)('content of every kind on %s', (kind) => {
  let staff: StaffApi;
  let desk: ContentDesk;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    await applyContent(staff.site.api.db, resolve('content'), pino({ level: 'silent' }));
    desk = new ContentDesk(staff, (await staff.person('editor')).token);
  });

  afterAll(() => staff?.close());

  async function idsOf(itemKind: ItemKind): Promise<number[]> {
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await desk.list({ kind: itemKind, size: 100, ...(cursor ? { cursor } : {}) });
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.next;
    }
    return ids;
  }

  async function publicRows(): Promise<Record<string, unknown>> {
    const rows: Record<string, unknown> = {};
    for (const table of tables)
      rows[table] = await staff.rows(
        sql`select to_jsonb(t) - 'created_at' as row from ${sql.identifier(table)} as t order by 1`,
      );
    return rows;
  }

  it.each(itemKinds)('%s of the sample content is there, public and without an error', async (itemKind) => {
    const ids = await idsOf(itemKind);
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) {
      const item = await desk.get(id);
      const { act, by } = item.published ?? {};
      expect(item).toMatchObject({ kind: itemKind, state: 'published', isPublic: true, draft: null });
      expect([act, by]).toEqual(['applied', null]);
      const errors = (await desk.check(item)).filter(({ level }) => level === 'error');
      expect(errors, item.key).toEqual([]);
    }
  });

  it.each(itemKinds)('publishing %s as it is changes no public row', async (itemKind) => {
    const before = await publicRows();
    for (const id of (await idsOf(itemKind)).slice(0, 8)) {
      const item = await desk.get(id);
      const published = await desk.act('publishItem', item);
      expect(published.state).toBe('published');
    }
    expect(await publicRows()).toEqual(before);
  });

  const one = (texts: Record<string, string>): ItemContent['languages'] => ({ 'ko-KR': texts });

  it.each<[ItemKind, ItemContent, string]>([
    [
      'press',
      {
        fields: { externalUrl: 'https://a.example/1' },
        languages: one({ title: '새기사', summary: 'x', outlet: '신문' }),
      },
      '/post/press',
    ],
    [
      'patent',
      {
        fields: { number: '10-1', status: 'pending' },
        languages: one({ title: '새특허', summary: 'x', body: 'x', applicant: '회사' }),
      },
      '/post/patent',
    ],
    [
      'thesis',
      {
        fields: { authors: ['A'], journal: 'J', year: 2026 },
        languages: one({ title: '새논문', summary: 'x', body: 'x' }),
      },
      '/post/thesis',
    ],
    [
      'product',
      { fields: { type: 'material' }, languages: one({ name: '새원료', summary: 'x' }) },
      '/product/material?size=100',
    ],
    [
      'history',
      { fields: { year: 2026, month: 11 }, languages: one({ text: '새연혁' }) },
      '/history?size=100',
    ],
    [
      'client',
      { fields: { isMain: true }, languages: one({ name: '새고객', description: 'x' }) },
      '/clients/list',
    ],
    ['person', { fields: {}, languages: one({ name: '새사람', role: 'x', introduction: 'x' }) }, '/members'],
    [
      'recruit',
      {
        fields: { closesOn: '2999-01-01' },
        languages: one({ title: '새공고', department: 'x', place: 'x', employment: 'x', summary: 'x' }),
      },
      '/recruits/list',
    ],
    ['quote', { fields: {}, languages: one({ text: '새추천', author: 'x', company: 'x' }) }, '/quotes/list'],
    ['figure', { fields: {}, languages: one({ value: '7', label: '새숫자' }) }, '/figures'],
  ])('a new %s appears, changes, disappears and is deleted', async (itemKind, content, path) => {
    const text = await staff.site.get(path);
    const before = await text.text();
    const listed = async () => (await staff.site.get(path)).text();
    const item = await desk.create(itemKind, content);
    const title = item.title || '새숫자';
    expect(await listed()).toBe(before);
    const published = await desk.act('publishItem', item);
    expect(await listed()).toContain(title);
    const hidden = await desk.act('unpublishItem', published);
    expect(await listed()).toBe(before);
    const owner = new ContentDesk(staff, (await staff.person('owner')).token);
    await desk.act('trashItem', await desk.act('publishItem', hidden));
    await owner.send(endpoints.deleteItem, `/staff/content/${item.id}`);
    expect(await listed()).toBe(before);
  });

  it('synonyms count at once, are suggested by their first word, and belong to one group', async () => {
    const find = async (q: string) => {
      const query = new URLSearchParams({ q });
      const answer = await staff.site.get(`/search?${query}`);
      return (await expectAnswer(endpoints.search, answer)).page.total;
    };
    const suggest = async (q: string, locale: Locale) => {
      const query = new URLSearchParams({ q });
      const answer = await staff.site.call('GET', `/search/suggestions?${query}`, { locale });
      return (await expectAnswer(endpoints.listSuggestions, answer)).data;
    };
    const words = (text: string): ItemContent => ({ fields: {}, languages: one({ words: text }) });
    const known = await find('젤리');
    expect(known).toBeGreaterThan(0);
    expect(await find('곤약묵')).toBe(0);

    const item = await desk.create('synonym', words('곤약묵'));
    for (const [text, code] of [
      ['곤약묵', 'too_few_words'],
      ['곤약묵, 곤약묵，', 'too_few_words'],
      ['가, 나, 다, 라, 마, 바, 사', 'too_many_words'],
      [`곤약묵, ${'가'.repeat(41)}`, 'long_word'],
      ['곤약묵, 젖산균', 'word_of_other_group'],
    ] as const)
      expect(await desk.check(item, words(text))).toContainEqual(
        expect.objectContaining({ level: 'error', code, field: 'words' }),
      );
    await expectProblem(await desk.call('publishItem', item, { revision: item.revision }), 'not_publishable');

    // The word that visitors see must follow the rules of advertising, in any script.
    const claim = expect.objectContaining({ level: 'error', code: 'forbidden_wording' });
    expect(await desk.check(item, words('당뇨 예방, gelée'))).toContainEqual(claim);
    expect(await desk.check(item, words('gelée, 당뇨 예방'))).not.toContainEqual(claim);
    const languages = { ...one({ words: 'gelée, 젤리, 곤약묵' }), 'ja-JP': { words: 'ところてん' } };
    const published = await desk.act('publishItem', await desk.save(item, { fields: {}, languages }));
    expect(await find('곤약묵')).toBe(known);
    for (const [locale, q] of [
      ['ko-KR', 'gelée'],
      ['ja-JP', 'ところてん'],
    ] as const)
      expect(await suggest('곤약ㅁ', locale)).toEqual([{ type: 'topic', q, title: q, locale }]);
    expect(await suggest('곤약ㅁ', 'en-US')).toEqual([]);
    const changed = await desk.act(
      'publishItem',
      await desk.save(published, words('젤리, 우뭇가사리, 배 부른 우무')),
    );
    for (const [q, total] of [
      ['곤약묵', 0],
      ['우뭇가사리', known],
      ['배  부른 우무', known],
    ] as const)
      expect(await find(q), q).toBe(total);
    await desk.act('trashItem', changed);
    expect(await find('우뭇가사리')).toBe(0);

    for (const role of ['support', 'reader'] as const) {
      const other = new ContentDesk(staff, (await staff.person(role)).token);
      const body = { kind: 'synonym', content: words('가, 나') };
      await expectProblem(await other.send(endpoints.createItem, '/staff/content', body), 'forbidden');
    }
  });

  it('a category is created, names posts, and stays while it has some', async () => {
    const category = await desk.create(
      'category',
      { fields: {}, languages: one({ name: '새분류' }) },
      'news/new',
    );
    const shown = await desk.act('publishItem', category);
    const categories = async () => (await staff.site.get('/post/news/categories')).text();
    expect(await categories()).toContain('새분류');
    const post = await desk.create('news', {
      fields: { category: 'new' },
      languages: one({ title: '글', summary: 'x', body: 'x' }),
    });
    const published = await desk.act('publishItem', post);
    for (const act of ['unpublishItem', 'trashItem'] as const)
      await expectProblem(await desk.call(act, shown, { revision: shown.revision }), 'conflict');
    await desk.act('publishItem', await desk.save(published, { ...published.content, fields: {} }));
    await desk.act('trashItem', shown);
    expect(await categories()).not.toContain('새분류');
  });

  it('a question belongs to a category that exists', async () => {
    const faq = (category: string): ItemContent => ({
      fields: { category },
      languages: one({ question: '새질문', body: '답' }),
    });
    const item = await desk.create('faq', faq('nowhere'));
    expect(await desk.check(item)).toContainEqual(
      expect.objectContaining({
        level: 'error',
        code: 'unknown_reference',
        field: 'category',
        text: 'nowhere',
      }),
    );
    await expectProblem(await desk.call('publishItem', item, { revision: item.revision }), 'not_publishable');
    const known = await desk.find('faq', 'choosing-a-food-material');
    await desk.act('publishItem', await desk.save(item, faq(String(known.content.fields.category))));
    expect(await (await staff.site.get('/faqs')).text()).toContain('새질문');
  });

  it('a document has a PDF file per language; removed and earlier ones are not downloadable', async () => {
    const uploaded = await desk.upload('/staff/content/files', 'MCN 소개.pdf', pdf);
    const file = (await expectAnswer(endpoints.uploadFile, uploaded)).data;
    const item = await desk.find('document', 'MCN');
    const listDocuments = async (locale: string) =>
      (await expectAnswer(endpoints.listDocuments, await staff.site.get('/documents?type=MCN', { locale })))
        .data[0];
    const before = await listDocuments('ko-KR');
    const languages = { ...item.content.languages, 'en-US': { title: 'MCN deck', file } };
    const published = await desk.act('publishItem', await desk.save(item, { ...item.content, languages }));
    expect(await listDocuments('ko-KR')).toEqual(before);
    const english = await listDocuments('en-US');
    expect(english).toMatchObject({ title: 'MCN deck', size: pdf.length });
    const address = english?.url.replace('/api/v1', '') ?? '';
    expect(Buffer.from(await (await staff.site.get(address)).arrayBuffer())).toEqual(pdf);
    const { 'en-US': _removed, ...rest } = published.content.languages;
    const without = await desk.act(
      'publishItem',
      await desk.save(published, { ...item.content, languages: rest }),
    );
    expect((await staff.site.get(address)).status).toBe(404);
    const reverted = await desk.revert(without, published.published?.number ?? 0);
    await desk.act('publishItem', reverted);
    expect((await listDocuments('en-US'))?.title).toBe('MCN deck');
  });

  it('attachments of a post keep their address while they stay, and come back with a version', async () => {
    const file = (
      await expectAnswer(
        endpoints.uploadFile,
        await desk.upload('/staff/content/files', '규격서.pdf', Buffer.concat([pdf, Buffer.from('2')])),
      )
    ).data;
    const content: ItemContent = {
      fields: {},
      languages: one({ title: '첨부 글', summary: 'x', body: 'x' }),
      files: [file],
    };
    const item = await desk.act('publishItem', await desk.create('news', content));
    const filesOf = async () => {
      const answer = await staff.site.get(`/post/news/${item.publicId}`);
      return (await expectAnswer(endpoints.getNews, answer)).data.files;
    };
    const [attached] = await filesOf();
    expect(attached).toMatchObject({ name: '규격서.pdf', size: pdf.length + 1 });
    const address = attached?.url.replace('/api/v1', '') ?? '';
    const { files: _files, ...without } = item.content;
    const removed = await desk.act('publishItem', await desk.save(item, without));
    expect(await filesOf()).toEqual([]);
    expect((await staff.site.get(address)).status).toBe(404);
    await desk.act('publishItem', await desk.revert(removed, item.published?.number ?? 0));
    expect((await filesOf())[0]).toEqual(attached);
    expect((await staff.site.get(address)).status).toBe(200);
    const second = await desk.act('publishItem', await desk.create('news', content));
    const [copy] = (
      await expectAnswer(endpoints.getNews, await staff.site.get(`/post/news/${second.publicId}`))
    ).data.files;
    expect(copy?.url).not.toBe(attached?.url);
    expect((await staff.site.get(copy?.url.replace('/api/v1', '') ?? '')).status).toBe(200);
  });

  it.each([
    ['a.exe', pdf, 'file_type'],
    ['a.docx', pdf, 'file_type'],
    ['a.php.pdf', pdf, 'file_name'],
    ['a.pdf', Buffer.from('no pdf'), 'file_type'],
  ])('the file %s is refused by its name or its content', async (name, bytes, code) => {
    const answer = await desk.upload('/staff/content/files', name, bytes);
    await expectProblem(answer, 'validation_failed', { files: code });
  });
});
