import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { StaffApi } from '../support/staff-api.ts';

const texts = { 'ko-KR': '{name}님, 안녕하세요.', 'en-US': 'Dear {name},\nthank you.' };

describe.each(databaseKinds)('saved replies on %s', (kind) => {
  let staff: StaffApi;
  let agent: Awaited<ReturnType<StaffApi['person']>>;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    agent = await staff.person('support');
  });
  afterAll(() => staff?.close());

  const call = (method: string, path = '', body?: unknown, by = agent) =>
    staff.site.call(method, `/staff/replies${path}`, {
      token: by.token,
      ...(body === undefined ? {} : { body }),
    });
  const list = async (by = agent) =>
    (await expectAnswer(endpoints.listReplies, await call('GET', '', undefined, by))).data;

  it('are stored in the languages given, changed and deleted, and each change is recorded', async () => {
    const created = await call('POST', '', { name: ' 인사 ', texts });
    const { data } = await expectAnswer(endpoints.createReply, created);
    expect(data).toMatchObject({ name: '인사', revision: 1, texts });
    const changed = { revision: 1, name: '가격', texts: { 'zh-CN': '您好' } };
    await expectAnswer(endpoints.changeReply, await call('PUT', `/${data.id}`, changed));
    expect(await list()).toMatchObject([
      { id: data.id, revision: 2, name: '가격', texts: { 'zh-CN': '您好' } },
    ]);
    expect((await list())[0]?.texts).toEqual({ 'zh-CN': '您好' });
    const reader = await staff.person('reader');
    expect(await list(reader)).toHaveLength(1);
    await expectProblem(await call('PUT', `/${data.id}`, changed, reader), 'forbidden');
    expect((await call('DELETE', `/${data.id}?revision=2`)).status).toBe(204);
    expect(await list()).toEqual([]);
    const records = await staff.site.dump();
    for (const act of ['created', 'changed', 'deleted'])
      expect(records).toContain(`{\\"act\\":\\"${act}\\"}`);
  });

  it('a change of an older revision is refused with the name of the person who was faster', async () => {
    const { data } = await expectAnswer(
      endpoints.createReply,
      await call('POST', '', { name: '인사', texts }),
    );
    await call('PUT', `/${data.id}`, { revision: 1, name: '새 이름', texts });
    for (const refused of [
      await call('PUT', `/${data.id}`, { revision: 1, name: '다른 이름', texts }),
      await call('DELETE', `/${data.id}?revision=1`),
    ]) {
      const { conflict } = await expectProblem(refused, 'conflict');
      expect(conflict).toMatchObject({ revision: 2, act: 'changed', by: '김직원' });
    }
    expect(await list()).toMatchObject([{ name: '새 이름' }]);
  });

  it('need a name and a text in a known language', async () => {
    const refused = (body: unknown) => call('POST', '', body);
    await expectProblem(await refused({ name: '', texts }), 'validation_failed', { name: 'required' });
    await expectProblem(await refused({ name: '인사', texts: {} }), 'validation_failed', {
      texts: 'required',
    });
    for (const wrong of [{ 'ko-KR': ' ' }, { 'fr-FR': 'Bonjour' }, { 'ko-KR': 'a'.repeat(10_001) }])
      await expectProblem(await refused({ name: '인사', texts: wrong }), 'validation_failed');
  });
});
