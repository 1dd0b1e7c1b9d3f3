import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createMember } from '#api/services/members/create-member.ts';
import { addPoints } from '#api/services/members/points.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password, staffMail, tally, times } from '../support/member-api.ts';

describe.each(databaseKinds)('the member area on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
  });

  afterAll(() => site?.close());

  describe('Points', () => {
    const save = (id: number, saved: number) =>
      site.api.db.transaction((tx) => addPoints(tx, id, { description: '적립', saved }));
    const spend = (id: number, used: number) =>
      site.api.db.transaction((tx) => addPoints(tx, id, { description: '사용', used }));

    async function list(token: string, query = '') {
      return expectAnswer(endpoints.listPoints, await site.get(`/me/points${query}`, { token }));
    }

    it('50 parallel changes leave the right balances, and never one below zero', async () => {
      const { id, token } = await site.member();
      await save(id, 100);
      const changes = await Promise.allSettled([
        ...Array.from({ length: 25 }, () => save(id, 10)),
        ...Array.from({ length: 25 }, () => spend(id, 30)),
      ]);
      const done = changes.filter(({ status }) => status === 'fulfilled').length - 25;
      const { data, page } = await list(token, '?size=100');
      expect(page.total).toBe(26 + done);
      let balance = 0;
      for (const point of data.toReversed()) {
        balance += point.saved - point.used;
        expect(point.balance).toBe(balance);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
      const me = await expectAnswer(endpoints.getMe, await site.get('/me', { token }));
      expect(me.data.points).toBe(balance);
      await expect(spend(id, balance + 1)).rejects.toMatchObject({ code: 'conflict' });
      await spend(id, balance);
    });

    it('a period counts back from now, days are Korean days, and pages add up', async () => {
      const { id, token } = await site.member();
      await site.rows(sql`
        insert into points (member_id, at, description, saved, used, balance)
        select ${id}, now() - days * interval '1 day' - interval '1 minute', days || ' days ago', 1, 0, 1
        from unnest(array[200, 170, 80, 25, 10]) as days`);
      await save(id, 5);
      const descriptions = async (query: string) =>
        (await list(token, query)).data.map(({ description }) => description);
      const ago = (...days: number[]) => days.map((count) => `${count} days ago`);
      expect(await descriptions('?period=today')).toEqual(['적립']);
      expect(await descriptions('?period=15d')).toEqual(['적립', ...ago(10)]);
      expect(await descriptions('?period=1m')).toEqual(['적립', ...ago(10, 25)]);
      expect(await descriptions('?period=3m')).toEqual(['적립', ...ago(10, 25, 80)]);
      expect(await descriptions('?period=6m')).toEqual(['적립', ...ago(10, 25, 80, 170)]);
      expect(await descriptions('')).toHaveLength(6);
      const second = await list(token, '?size=4&page=2');
      expect(second.data).toHaveLength(2);
      expect(second.page).toEqual({ page: 2, size: 4, total: 6, pages: 2 });
      expect((await list(token, '?page=9')).data).toEqual([]);
    });

    it('the days from and to are both included, from midnight to midnight in Seoul', async () => {
      const { id, token } = await site.member();
      await site.rows(sql`
        insert into points (member_id, at, description, saved, used, balance) values
          (${id}, '2026-03-09 14:59:59Z', 'the evening before', 1, 0, 1),
          (${id}, '2026-03-09 15:00:00Z', 'the first moment', 1, 0, 2),
          (${id}, '2026-03-10 14:59:59.999Z', 'the last moment', 1, 0, 3),
          (${id}, '2026-03-10 15:00:00Z', 'the next day', 1, 0, 4)`);
      const found = async (query: string) => (await list(token, query)).data.map(({ balance }) => balance);
      expect(await found('?from=2026-03-10&to=2026-03-10')).toEqual([3, 2]);
      expect(await found('?from=2026-03-10')).toEqual([4, 3, 2]);
      expect(await found('?to=2026-03-10')).toEqual([3, 2, 1]);
      expect(await found('?from=2026-03-11&to=2026-03-10')).toEqual([]);
      expect(await found('?from=0001-01-01&to=9999-12-31')).toHaveLength(4);
    });
  });

  describe('Questions', () => {
    const fields = { title: "O'Hara; drop table <b>", content: '첫째 줄\r\n둘째 줄' };
    const pdf = (name: string) => new File(['%PDF-1.4 test'], name);

    function send(method: string, path: string, token: string, files: File[], given: object = fields) {
      const form = new FormData();
      for (const [name, value] of Object.entries(given)) form.set(name, String(value));
      for (const file of files) form.append('files', file);
      return site.fetch(path, { method, body: form, headers: { authorization: token } });
    }

    async function createQuestion(token: string, files: File[] = []) {
      const response = await (files.length > 0
        ? send('POST', '/me/questions', token, files)
        : site.post('/me/questions', fields, { token }));
      return (await expectAnswer(endpoints.createQuestion, response)).data;
    }

    async function read(token: string, id: number) {
      return (await expectAnswer(endpoints.getQuestion, await site.get(`/me/questions/${id}`, { token })))
        .data;
    }

    const answer = (id: number) =>
      site.rows(sql`update questions set answer = '**답변**', answered_at = now() where id = ${id}`);

    it('a member sends a question, finds it in the list, and reads the answer', async () => {
      const { email, token } = await site.member();
      const first = await createQuestion(token);
      expect(first).toMatchObject({ title: fields.title, content: '첫째 줄\n둘째 줄', status: 'waiting' });
      expect(first).toMatchObject({ answer: null, answeredAt: null, files: [] });
      const second = await createQuestion(token);
      await answer(first.id);
      const { data, page } = await expectAnswer(
        endpoints.listQuestions,
        await site.get('/me/questions?size=1&page=2', { token }),
      );
      expect(data.map(({ id, status }) => [id, status])).toEqual([[first.id, 'answered']]);
      expect(page).toEqual({ page: 2, size: 1, total: 2, pages: 2 });
      expect(await read(token, first.id)).toMatchObject({ status: 'answered', answer: '**답변**' });
      expect((await read(token, second.id)).status).toBe('waiting');
      const notices = (await site.sentTo(staffMail)).filter(({ replyTo }) => replyTo === email);
      expect(notices).toHaveLength(2);
    });

    it('has files, and later ones replace them', async () => {
      const { token } = await site.member();
      const { id, files } = await createQuestion(token, [pdf('하나.pdf'), pdf('둘.pdf')]);
      expect(files.map(({ name, size }) => [name, size])).toEqual([
        ['하나.pdf', 13],
        ['둘.pdf', 13],
      ]);
      for (const { url } of files) expect(url).toMatch(/^\/api\/v1\/files\/[0-9a-f-]{36}$/);
      const path = `/me/questions/${id}`;
      const changed = await expectAnswer(
        endpoints.changeQuestion,
        await site.call('PATCH', path, { token, body: { title: '새 제목' } }),
      );
      expect(changed.data).toMatchObject({ title: '새 제목', content: '첫째 줄\n둘째 줄', files });
      const replaced = await expectAnswer(
        endpoints.changeQuestion,
        await send('PATCH', path, token, [pdf('셋.pdf')], {}),
      );
      expect(replaced.data.files.map(({ name }) => name)).toEqual(['셋.pdf']);
      const stored = await site.rows(sql`select 1 from files where question_id = ${id}`);
      expect(stored).toHaveLength(1);
      await expectAnswer(endpoints.deleteQuestion, await site.call('DELETE', path, { token }));
      expect(await site.rows(sql`select 1 from files where question_id = ${id}`)).toEqual([]);
      await expectProblem(await site.get(path, { token }), 'not_found');
    });

    it('files are removed on request when none is sent', async () => {
      const { token } = await site.member();
      const stranger = await site.member();
      const { id } = await createQuestion(token, [pdf('하나.pdf'), pdf('둘.pdf')]);
      const path = `/me/questions/${id}`;
      const change = async (response: Promise<Response>) =>
        (await expectAnswer(endpoints.changeQuestion, await response)).data.files.map(({ name }) => name);
      const byJson = (removeFiles: boolean) => site.call('PATCH', path, { token, body: { removeFiles } });
      const removing = { removeFiles: 'on' };

      expect(await change(byJson(false))).toHaveLength(2);
      expect(await change(send('PATCH', path, token, [], {}))).toHaveLength(2);
      const theirs = { token: stranger.token, body: { removeFiles: true } };
      await expectProblem(await site.call('PATCH', path, theirs), 'not_found');
      expect(await change(send('PATCH', path, token, [pdf('셋.pdf')], removing))).toEqual(['셋.pdf']);
      expect(await change(byJson(true))).toEqual([]);
      expect(await site.rows(sql`select 1 from files where question_id = ${id}`)).toEqual([]);

      const { id: other } = await createQuestion(token, [pdf('넷.pdf')]);
      expect(await change(send('PATCH', `/me/questions/${other}`, token, [], removing))).toEqual([]);
      const { id: answered } = await createQuestion(token, [pdf('다섯.pdf')]);
      await answer(answered);
      const late = { token, body: { removeFiles: true } };
      await expectProblem(await site.call('PATCH', `/me/questions/${answered}`, late), 'conflict');
      expect((await read(token, answered)).files).toHaveLength(1);
      const wrong = { token, body: { removeFiles: 'on' } };
      await expectProblem(await site.call('PATCH', path, wrong), 'validation_failed', {
        removeFiles: 'invalid',
      });
    });

    it('a file that is refused leaves no question behind', async () => {
      const { id, token } = await site.member();
      const refused = await send('POST', '/me/questions', token, [pdf('a.pdf'), pdf('shell.phar')]);
      await expectProblem(refused, 'validation_failed', { files: 'file_type' });
      const waiting = await createQuestion(token);
      const change = await send('PATCH', `/me/questions/${waiting.id}`, token, [pdf('shell.phar')], {
        title: '새 제목',
      });
      await expectProblem(change, 'validation_failed', { files: 'file_type' });
      expect((await read(token, waiting.id)).title).toBe(fields.title);
      expect(await site.rows(sql`select 1 from questions where member_id = ${id}`)).toHaveLength(1);
    });

    it('nothing changes once it is answered', async () => {
      const { token } = await site.member();
      const { id } = await createQuestion(token);
      await answer(id);
      const path = `/me/questions/${id}`;
      await expectProblem(await site.call('PATCH', path, { token, body: { title: 'x' } }), 'conflict');
      await expectProblem(await send('PATCH', path, token, [pdf('a.pdf')], {}), 'conflict');
      await expectProblem(await site.call('DELETE', path, { token }), 'conflict');
      expect(await read(token, id)).toMatchObject({ title: fields.title, files: [] });
    });

    it("another member's question is not there, and stays as it is", async () => {
      const owner = await site.member();
      const { token } = await site.member();
      const { id } = await createQuestion(owner.token);
      const path = `/me/questions/${id}`;
      await expectProblem(await site.get(path, { token }), 'not_found');
      await expectProblem(await site.call('PATCH', path, { token, body: { title: 'x' } }), 'not_found');
      await expectProblem(await site.call('DELETE', path, { token }), 'not_found');
      await expectProblem(await site.get(path), 'unauthenticated');
      const { data } = await expectAnswer(
        endpoints.listQuestions,
        await site.get('/me/questions', { token }),
      );
      expect(data).toEqual([]);
      expect((await read(owner.token, id)).title).toBe(fields.title);
    });

    it('fields that are not the visitor’s to set are ignored', async () => {
      const owner = await site.member();
      const { id, token } = await site.member();
      const body = { ...fields, memberId: owner.id, status: 'answered', answer: 'x', id: 1 };
      const { data } = await expectAnswer(
        endpoints.createQuestion,
        await site.post('/me/questions', body, { token }),
      );
      const changed = await site.call('PATCH', `/me/questions/${data.id}`, { token, body });
      expect((await expectAnswer(endpoints.changeQuestion, changed)).data).toMatchObject({
        id: data.id,
        status: 'waiting',
        answer: null,
      });
      expect(await site.rows(sql`select member_id from questions where id = ${data.id}`)).toEqual([
        { member_id: id },
      ]);
    });

    it('wrong fields are named', async () => {
      const { token } = await site.member();
      const wrong = await site.post('/me/questions', { title: 'a\nb', content: 'x'.repeat(5001) }, { token });
      await expectProblem(wrong, 'validation_failed', {
        title: 'forbidden_character',
        content: 'too_long',
      });
      await expectProblem(await site.get('/me/questions/0', { token }), 'not_found');
      await expectProblem(await site.get('/me/questions/99999999999', { token }), 'not_found');
    });

    it('a member may send 20 questions a day', async () => {
      const { token } = await site.member();
      const responses = await times(25, () => site.post('/me/questions', fields, { token }));
      expect(tally(responses)).toEqual({ 201: 20, 429: 5 });
    });
  });

  describe('Samples', () => {
    async function addProduct(change: { type?: string; active?: boolean; published?: string | null } = {}) {
      const { type = 'material', active = true, published = '2026-01-01' } = change;
      const [row] = await site.rows(sql`
        insert into products (slug, type, position, published_at, active, in_pharmacies)
        values (${crypto.randomUUID()}, ${type}, 1, ${published}, ${active}, false) returning id`);
      await site.rows(sql`
        insert into product_translations (product_id, locale, name, summary, specifications) values
          (${row?.id}, 'ko-KR', '엘엠비-07', '', '[]'), (${row?.id}, 'en-US', 'LMB-07', '', '[]')`);
      return Number(row?.id);
    }

    const request = (idProduct: number) => ({ idProduct, amount: '500 g', purpose: '음료 시제품\n시험' });

    it('a member requests a sample and reads its status in an available language', async () => {
      const { token } = await site.member();
      const idProduct = await addProduct();
      const response = await site.post('/me/samples', request(idProduct), { token, locale: 'zh-CN' });
      expect(response.headers.get('content-language')).toBe('en-US');
      const { data } = await expectAnswer(endpoints.createSample, response);
      expect(data).toMatchObject({
        product: { id: idProduct, name: 'LMB-07', locale: 'en-US' },
        amount: '500 g',
        purpose: '음료 시제품\n시험',
        status: 'requested',
      });
      await site.rows(sql`update samples set status = 'sent' where id = ${data.id}`);
      const list = await expectAnswer(endpoints.listSamples, await site.get('/me/samples', { token }));
      expect(list.data).toEqual([
        { ...data, product: { id: idProduct, name: '엘엠비-07', locale: 'ko-KR' }, status: 'sent' },
      ]);
      expect(list.page.total).toBe(1);
      const stranger = await site.member();
      const theirs = await site.get('/me/samples', { token: stranger.token });
      expect((await expectAnswer(endpoints.listSamples, theirs)).data).toEqual([]);
    });

    it('a sample request for an unavailable material is refused', async () => {
      const { id, token } = await site.member();
      const refused = [
        await addProduct({ type: 'pb' }),
        await addProduct({ active: false }),
        await addProduct({ published: null }),
        await addProduct({ published: '2999-01-01' }),
        2_000_000_000,
      ];
      for (const idProduct of refused) {
        const response = await site.post('/me/samples', request(idProduct), { token });
        await expectProblem(response, 'validation_failed', { idProduct: 'invalid' });
      }
      expect(await site.rows(sql`select 1 from samples where member_id = ${id}`)).toEqual([]);
      const own = await addProduct();
      const responses = await times(25, () => site.post('/me/samples', request(own), { token }));
      expect(tally(responses)).toEqual({ 201: 20, 429: 5 });
    });
  });

  it('staff create a member with seven months of points and two questions, one of them answered', async () => {
    const email = site.newEmail();
    const given = { email, password, name: '샘플 회원', mobile: site.newMobile(), sample: true };
    const member = await createMember(site.api.deps, given);
    expect(member).toMatchObject({ email, emailVerified: true, mobile: given.mobile, hasPassword: true });
    await expect(createMember(site.api.deps, given)).rejects.toMatchObject({ code: 'email_taken' });
    const token = await site.token(email);
    const get = async (period: string) =>
      (await expectAnswer(endpoints.listPoints, await site.get(`/me/points?size=100${period}`, { token })))
        .data;
    const all = await get('');
    expect(all.length).toBeGreaterThanOrEqual(24);
    expect(member.points).toBe(all[0]?.balance);
    let balance = 0;
    for (const point of all.toReversed()) {
      balance += point.saved - point.used;
      expect(point.balance).toBe(balance);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    const counts: number[] = [];
    for (const period of ['today', '15d', '1m', '3m', '6m'])
      counts.push((await get(`&period=${period}`)).length);
    expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
    expect(counts[0]).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(counts.at(-1) ?? 0);
    const { data } = await expectAnswer(endpoints.listQuestions, await site.get('/me/questions', { token }));
    expect(data.map(({ status }) => status).toSorted()).toEqual(['answered', 'waiting']);
  });

  it('the outbox is notified once a message is stored', async () => {
    const waiting: number[] = [];
    let stored: Promise<unknown> = Promise.resolve();
    const woken = await MemberApi.open(kind, inject('postgresUrl'), {
      wakeOutbox: () => {
        stored = woken.rows(sql`select 1 from outbox`).then((rows) => waiting.push(rows.length));
      },
    });
    const fields = await woken.signUpFields();
    await stored;
    const { data } = await expectAnswer(endpoints.signUp, await woken.post('/members', fields));
    await stored;
    await woken.post('/password/forgot', { email: fields.email });
    await stored;
    await woken.post('/me/questions', { title: '질문', content: '내용' }, { token: data.token });
    await stored;
    await woken.post('/me/phone/code', { mobile: woken.newMobile() }, { token: data.token });
    await stored;
    await woken.socialSignIn('kakao', { email: woken.newEmail(), name: '이름' });
    await stored;
    expect(waiting).toEqual([1, 2, 3, 4, 5, 6]);
    await woken.close();
  });

  it('a signed-out visitor reads no data of a member', async () => {
    const paths = ['/me', '/me/points', '/me/questions', '/me/questions/1', '/me/samples'];
    for (const path of paths) await expectProblem(await site.get(path), 'unauthenticated');
    const body = {};
    for (const [method, path] of [
      ['PATCH', '/me'],
      ['DELETE', '/me'],
      ['PUT', '/me/password'],
      ['POST', '/me/questions'],
      ['PATCH', '/me/questions/1'],
      ['DELETE', '/me/questions/1'],
      ['POST', '/me/samples'],
    ] as const)
      await expectProblem(await site.call(method, path, { body, token: 'x'.repeat(43) }), 'unauthenticated');
  });
});
