import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { announceDue } from '#api/services/term-notices.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { TermDraft } from '#contract/staff-terms.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { contentFolder, markdown } from '../support/content-folder.ts';
import { databaseKinds } from '../support/databases.ts';
import { StaffApi } from '../support/staff-api.ts';

const dayMs = 24 * 3_600_000;

function koreanDay(days: number): string {
  return new Date(Date.now() + 9 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);
}

describe.each(databaseKinds)('Legal texts as staff see them on %s', (kind) => {
  let staff: StaffApi;
  let site: StaffApi['site'];
  let token: string;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    site = staff.site;
    ({ token } = await staff.person('editor'));
    await site.rows(sql`insert into terms (kind, version, effective_at) values
      ('terms', 'T-1', '2026-01-01'), ('privacy', 'P-1', '2026-01-01'), ('inquiry', 'I-1', '2026-01-01')`);
    await site.rows(sql`insert into term_translations (term_id, locale, title, content)
      select id, locale, '이용약관', '본문 ' || locale from terms, (values ('ko-KR'), ('en-US'), ('zh-CN')) l (locale)`);
  });

  afterAll(() => staff?.close());

  const send = (method: string, path: string, body?: unknown) =>
    site.call(method, `/staff/terms${path}`, { token, ...(body === undefined ? {} : { body }) });
  const start = async (name: string) => {
    await send('DELETE', `/drafts/${name}`);
    return (await expectAnswer(endpoints.startTermDraft, await send('POST', `/drafts/${name}`))).data;
  };
  const change = async (draft: TermDraft, changes: object) => {
    const { revision, effectiveOn, isUnfavourable, consentAgain } = draft;
    const texts = draft.texts.map(({ changes: said, ...text }) => ({ ...text, changes: said ?? '' }));
    const body = { revision, effectiveOn, isUnfavourable, consentAgain, texts, ...changes };
    return send('PUT', `/drafts/${draft.kind}`, body);
  };
  const changed = async (draft: TermDraft, changes: object) =>
    (await expectAnswer(endpoints.changeTermDraft, await change(draft, changes))).data;
  const announce = ({ kind: name, revision }: TermDraft) =>
    send('POST', `/drafts/${name}/announce`, { revision });
  const texts = ['ko-KR', 'en-US', 'zh-CN'].map((locale) => ({
    ...{ locale, title: '이용약관', content: `새 본문 ${locale}`, changes: '제5조가 바뀝니다.' },
  }));

  it('a draft begins with the texts in force, and nobody else sees it', async () => {
    const draft = await start('terms');
    expect(draft.texts.map(({ content }) => content)).toEqual(['본문 en-US', '본문 ko-KR', '본문 zh-CN']);
    expect(draft.base?.version).toBe('T-1');
    await changed(draft, { texts });
    const shown = await expectAnswer(endpoints.getTerm, await site.get('/terms/terms'));
    expect(shown.data.content).toBe('본문 ko-KR');
    expect(shown.data.versions).toHaveLength(1);
    await expectProblem(await send('POST', '/drafts/terms'), 'conflict');
  });

  it('an outdated change is a conflict, and nothing is lost', async () => {
    const draft = await start('terms');
    const mine = await changed(draft, { effectiveOn: koreanDay(60) });
    await expectProblem(await change(draft, { effectiveOn: koreanDay(90) }), 'conflict');
    await expectProblem(await announce(draft), 'conflict');
    const stored = await expectAnswer(endpoints.getTermDraft, await send('GET', '/drafts/terms'));
    expect(stored.data).toMatchObject({ effectiveOn: koreanDay(60), revision: mine.revision });
  });

  it.each([
    [false, 7],
    [true, 30],
  ])(
    'with isUnfavourable %s it takes effect at least %i days after the announcement',
    async (isUnfavourable, days) => {
      const draft = await start('terms');
      const complete = { texts, isUnfavourable };
      const early = await changed(draft, { ...complete, effectiveOn: koreanDay(days) });
      // Full days of 24 hours: the day itself is too early except at midnight.
      await expectProblem(await announce(early), 'validation_failed', { effectiveOn: 'out_of_range' });
      expect(early.earliest[isUnfavourable ? 'unfavourable' : 'usual']).toBe(koreanDay(days + 1));
      const past = await changed(early, { ...complete, effectiveOn: koreanDay(-1) });
      await expectProblem(await announce(past), 'validation_failed', { effectiveOn: 'out_of_range' });
      const dateless = await changed(past, { ...complete, effectiveOn: null });
      await expectProblem(await announce(dateless), 'validation_failed', { effectiveOn: 'required' });
    },
  );

  it('is announced only when complete in all languages of its kind, with what changes', async () => {
    const draft = await start('terms');
    const [korean] = texts;
    const partly = await changed(draft, {
      ...{
        effectiveOn: koreanDay(40),
        texts: [
          { ...korean, changes: '' },
          { ...korean, locale: 'en-US', title: '' },
        ],
      },
    });
    await expectProblem(await announce(partly), 'validation_failed', {
      'texts.ko-KR.changes': 'required',
      'texts.en-US.title': 'required',
      'texts.zh-CN.title': 'required',
      'texts.zh-CN.content': 'required',
      'texts.zh-CN.changes': 'required',
    });
    const inquiry = await start('inquiry');
    const missing = await announce(await changed(inquiry, { effectiveOn: koreanDay(40) }));
    await expectProblem(missing, 'validation_failed', {
      'texts.zh-TW.title': 'required',
      'texts.zh-TW.content': 'required',
      'texts.ja-JP.title': 'required',
      'texts.ja-JP.content': 'required',
    });
    expect(await site.rows(sql`select 1 from terms where announced_at is not null`)).toEqual([]);
  });

  it('once announced it can be read by all, is mailed by the job once, and never changes', async () => {
    const member = await site.member();
    const draft = await changed(await start('terms'), { effectiveOn: koreanDay(40), texts });
    const both = await Promise.all([announce(draft), announce(draft)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 404]);
    const listed = await expectAnswer(endpoints.listTermsAsStaff, await send('GET', ''));
    const own = listed.data.find((row) => row.kind === 'terms');
    const version = koreanDay(40);
    expect(own).toMatchObject({
      draft: null,
      versions: [
        { version, status: 'upcoming', consents: 0, locales: ['en-US', 'ko-KR', 'zh-CN'], mailed: 0 },
        { version: 'T-1', status: 'in_force', announcedAt: null },
      ],
    });
    const id = own?.versions[0]?.id ?? 0;
    const read = await expectAnswer(endpoints.getTerm, await site.get(`/terms/terms?version=${version}`));
    expect(read.data.content).toBe('새 본문 ko-KR');
    expect(read.data.effectiveAt).toBe(new Date(`${version}T00:00:00+09:00`).toISOString());
    const compared = await expectAnswer(endpoints.getTermAsStaff, await send('GET', `/${id}`));
    expect(compared.data.base).toMatchObject({ version: 'T-1' });
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await send(method, `/${id}`, {})).status).toBe(405);
    const [record] = await site.rows(sql`select action from access_records where subject = ${`terms:${id}`}`);
    expect(record?.action).toBe('terms.announce');

    const members = await site.rows(sql`select 1 from members`);
    expect(await announceDue(site.api.deps)).toEqual({ mailed: members.length });
    expect(await announceDue(site.api.deps)).toEqual({ mailed: 0 });
    const [mail] = (await site.sentTo(member.email)).filter(({ text }) => String(text).includes(version));
    expect(mail?.text).toContain('제5조가 바뀝니다.');

    const earlier = await changed(await start('terms'), { effectiveOn: koreanDay(39), texts });
    await expectProblem(await announce(earlier), 'validation_failed', { effectiveOn: 'out_of_range' });
  });

  it('counts who agreed to which version, by language', async () => {
    const [row] = await site.rows(sql`select id from terms where version = 'P-1'`);
    const counts = async () =>
      (await expectAnswer(endpoints.getTermAsStaff, await send('GET', `/${row?.id}`))).data;
    const before = await counts();
    const fields = await site.signUpFields();
    await expectAnswer(endpoints.signUp, await site.post('/members', fields, { locale: 'en-US' }));
    const after = await counts();
    expect(after.consents).toBe(before.consents + 1);
    expect(after.consentsByLanguage).toContainEqual({ language: 'en-US', count: 1 });
  });

  it('content apply by staff has the same rules, but a first version and an unchanged one have none', async () => {
    const folderOf = (name: string, version: string, settings: object) =>
      contentFolder({
        [`terms/${name}/${version}/terms.yaml`]: JSON.stringify(settings),
        [`terms/${name}/${version}/ko-KR.md`]: markdown({ title: '약관' }, '본문'),
      });
    const apply = (name: string, version: string, days: number, settings: object = {}) => {
      const effectiveAt = new Date(Date.now() + days * dayMs + 60_000).toISOString();
      return site.api.run('content:apply', { folder: folderOf(name, version, { effectiveAt, ...settings }) });
    };
    expect(await apply('withdrawal', 'W-1', -10)).toContain('term: 1 new');
    await expect(apply('withdrawal', 'W-2', 6)).rejects.toThrow('at least 7 days from now, or 30');
    await expect(apply('withdrawal', 'W-2', 29, { unfavourable: true })).rejects.toThrow('at least 7 days');
    expect(await apply('withdrawal', 'W-2', 7)).toContain('term: 1 new');
    expect(await apply('withdrawal', 'W-3', 30, { unfavourable: true })).toContain('term: 1 new');
    const stored = await site.rows(sql`select version, is_unfavourable, announced_at from terms
      where kind = 'withdrawal' order by version`);
    expect(stored).toMatchObject([{ version: 'W-1' }, {}, { version: 'W-3', is_unfavourable: true }]);
    const settings = { effectiveAt: '2026-01-01T00:00:00Z' };
    expect(await site.api.run('content:apply', { folder: folderOf('marketing', 'M-1', settings) })).toContain(
      '1 new',
    );
    const again = { folder: folderOf('marketing', 'M-1', settings) };
    expect(await site.api.run('content:apply', again)).toContain('0 new, 0 changed, 1 unchanged');
  });
});
