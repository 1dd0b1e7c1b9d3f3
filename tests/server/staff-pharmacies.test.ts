import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { applyContent, applyFolder } from '#api/content/apply.ts';
import { readContentVersion } from '#api/services/content-version.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { contentFolder } from '../support/content-folder.ts';
import { databaseKinds } from '../support/databases.ts';
import { StaffApi } from '../support/staff-api.ts';

const input = {
  translations: [{ locale: 'ko-KR', name: '한빛약국', address: '서울특별시 강남구 테헤란로 1' }],
  phone: '02-555-0000',
  siNm: '서울특별시',
  sggNm: '강남구',
  subwayArea: null,
  subwayLine: null,
  subwayName: null,
  latitude: 37.5,
  longitude: 127.03,
  products: [],
};

describe.each(databaseKinds)('pharmacies for staff on %s', (kind) => {
  let staff: StaffApi;
  let site: StaffApi['site'];
  let token: string;
  let editorId: number;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    site = staff.site;
    await applyFolder(site.api.db, resolve('content'));
    ({ token, id: editorId } = await staff.person('editor'));
  });

  beforeEach(async () => {
    await site.rows(sql`delete from pharmacies`);
    await applyFolder(site.api.db, resolve('content'));
  });

  afterAll(() => staff?.close());

  const list = async (query: Record<string, string | number> = {}) => {
    const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await site.get(`/staff/pharmacies?${params}`, { token });
    return expectAnswer(endpoints.listStaffPharmacies, answer);
  };
  const byKey = async (key: string) => {
    const [found] = (await list({ query: key })).data.filter((item) => item.key === key);
    const answer = await site.get(`/staff/pharmacies/${found?.id}`, { token });
    return (await expectAnswer(endpoints.getStaffPharmacy, answer)).data;
  };
  const change = (id: number, body: unknown) => site.call('PUT', `/staff/pharmacies/${id}`, { token, body });
  const setClosed = (id: number, body: unknown) =>
    site.call('PATCH', `/staff/pharmacies/${id}`, { token, body });
  const finder = async (query: string) => {
    const answer = await site.get(`/pharmacy/page?query=${encodeURIComponent(query)}`);
    return (await expectAnswer(endpoints.listPharmacies, answer)).data;
  };

  it('are found by words, place, product, state and missing language', async () => {
    expect((await list()).page.total).toBe(120);
    expect((await list({ query: 'saebomgil' })).data.map(({ name }) => name)).toEqual(['새봄길약국']);
    expect((await list({ query: '02-6900-0103' })).data.map(({ key }) => key)).toEqual(['iseulmaru']);
    const gangnam = await list({ siNm: '서울특별시', sggNm: '강남구' });
    expect(gangnam.page.total).toBe(4);
    const places = await expectAnswer(
      endpoints.listPharmacyPlaces,
      await site.get('/staff/pharmacies/places', { token }),
    );
    const product = places.data.products.find(({ key }) => key === 'lumiday-kids-powder');
    expect((await list({ sggNm: '강남구', idProduct: product?.id ?? 0 })).page.total).toBe(2);
    expect((await list({ lacks: 'zh-TW' })).page.total).toBe(120);
    expect((await list({ lacks: 'en-US' })).page.total).toBe(0);
    expect((await list({ state: 'closed' })).data).toEqual([]);
    await expectProblem(
      await site.get('/staff/pharmacies?state=all&size=0', { token }),
      'validation_failed',
      { state: 'invalid', size: 'out_of_range' },
    );
  });

  it('come in pages that lead forth and back to the same items', async () => {
    const first = await list({ size: 50 });
    const second = await list({ size: 50, after: first.page.next ?? 0 });
    const third = await list({ size: 50, after: second.page.next ?? 0 });
    expect([first, second, third].map(({ data }) => data.length)).toEqual([50, 50, 20]);
    expect([first.page.previous, third.page.next]).toEqual([null, null]);
    expect((await list({ size: 50, before: third.page.previous ?? 0 })).data).toEqual(second.data);
    expect((await list({ size: 50, before: second.page.previous ?? 0 })).data).toEqual(first.data);
    expect((await list({ size: 50, before: second.page.previous ?? 0 })).page.previous).toBeNull();
  });

  it('are added with a key of their English name, and are public at once', async () => {
    const english = { locale: 'en-US', name: 'Saebomgil', address: '1, Teheran-ro' };
    const create = (body: unknown) => site.post('/staff/pharmacies', body, { token });
    const body = { ...input, translations: [...input.translations, english] };
    const version = await readContentVersion(site.api.db);
    const { data } = await expectAnswer(endpoints.createPharmacy, await create(body));
    expect(data).toMatchObject({
      key: 'saebomgil-2',
      isClosed: false,
      editedBy: '김직원',
      phone: input.phone,
    });
    expect(await readContentVersion(site.api.db)).not.toBe(version);
    expect((await finder('한빛약국')).map(({ id }) => id)).toEqual([data.id]);
    expect((await expectAnswer(endpoints.createPharmacy, await create(input))).data.key).toBe('pharmacy');
  });

  it('are refused with the field that is wrong', async () => {
    const create = (fields: Record<string, unknown>) =>
      site.post('/staff/pharmacies', { ...input, ...fields }, { token });
    const refused = async (fields: Record<string, unknown>, errors: Record<string, string>) =>
      expectProblem(await create(fields), 'validation_failed', errors);
    await refused({ latitude: 35.18, longitude: 129.06 }, { latitude: 'out_of_range' });
    await refused({ latitude: input.longitude, longitude: input.latitude }, { latitude: 'out_of_range' });
    await refused({ siNm: '서울시' }, { siNm: 'invalid' });
    await refused({ sggNm: '해운대구' }, { sggNm: 'invalid' });
    await refused({ subwayLine: '2호선' }, { subwayName: 'required' });
    await refused({ products: [999_999] }, { products: 'invalid' });
    await refused({ translations: [] }, { translations: 'required' });
    await refused(
      { translations: [{ ...input.translations[0], locale: 'en-US' }], phone: 'x'.repeat(41) },
      { translations: 'required', phone: 'too_long' },
    );
  });

  it('say who changed them, and refuse a change of what somebody else changed meanwhile', async () => {
    const { id, key: _key, isClosed: _closed, editedAt, editedBy, ...before } = await byKey('saebomgil');
    expect([editedAt, editedBy]).toEqual([null, null]);
    const { data } = await expectAnswer(
      endpoints.changePharmacy,
      await change(id, { ...before, phone: null }),
    );
    expect(data).toMatchObject({ phone: null, editedBy: '김직원', key: 'saebomgil' });
    await expectProblem(await change(id, { ...before, phone: '1' }), 'conflict');
    await expectProblem(await setClosed(id, { isClosed: true, version: before.version }), 'conflict');
    const again = await change(id, { ...before, phone: null, version: data.version });
    expect((await expectAnswer(endpoints.changePharmacy, again)).data).toEqual(data);
    await expectProblem(await change(999_999, { ...before }), 'not_found');
  });

  it('leave the finder and its filters when they close, and return when they reopen', async () => {
    const regions = async () => {
      const answer = await site.get('/pharmacy/regions');
      return JSON.stringify((await expectAnswer(endpoints.listRegions, answer)).data);
    };
    await site.rows(sql`delete from pharmacies where slug <> 'saebomgil'`);
    const { id, version } = await byKey('saebomgil');
    const closed = await expectAnswer(
      endpoints.changePharmacyState,
      await setClosed(id, { isClosed: true, version }),
    );
    expect(closed.data.isClosed).toBe(true);
    expect(await finder('saebomgil')).toEqual([]);
    expect(await regions()).not.toContain('강남');
    expect((await list({ state: 'closed' })).data.map(({ key }) => key)).toEqual(['saebomgil']);
    const reopened = await setClosed(id, { isClosed: false, version: closed.data.version });
    expect((await expectAnswer(endpoints.changePharmacyState, reopened)).data.isClosed).toBe(false);
    expect((await finder('saebomgil')).map((pharmacy) => pharmacy.id)).toEqual([id]);
    expect(await regions()).toContain('강남역');
  });

  it('that staff edited are not overwritten by a content folder without notice', async () => {
    const { id, version } = await byKey('saebomgil');
    await expectAnswer(endpoints.changePharmacyState, await setClosed(id, { isClosed: true, version }));
    await expect(applyFolder(site.api.db, resolve('content'))).rejects.toThrow(
      'pharmacies.yaml: saebomgil: was edited in the dashboard since',
    );
    await site.rows(sql`delete from applied_content`);
    await applyContent(site.api.db, resolve('content'), site.api.deps.log);
    expect((await byKey('saebomgil')).isClosed).toBe(true);
    const [row] = await site.rows(sql`select edited_by from pharmacies where id = ${id}`);
    expect(row?.edited_by).toBe(editorId);
  });

  it('that a folder closed return with the folder that has them', async () => {
    const former = {
      key: 'saebomgil',
      published: false,
      siNm: '옛도',
      sggNm: '옛군',
      latitude: 1,
      longitude: 1,
    };
    const text = { name: { 'ko-KR': '새봄길약국' }, address: { 'ko-KR': '서울' }, products: [] };
    const folder = contentFolder({ 'pharmacies.yaml': JSON.stringify([{ ...former, ...text }]) });
    expect((await applyFolder(site.api.db, folder)).pharmacy).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(await finder('saebomgil')).toEqual([]);
    expect((await applyFolder(site.api.db, folder)).pharmacy.unchanged).toBe(1);
    expect((await applyFolder(site.api.db, resolve('content'))).pharmacy.changed).toBe(1);
    expect(await finder('saebomgil')).toHaveLength(1);
  });
});
