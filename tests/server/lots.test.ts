import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiBase } from '#contract/endpoints.ts';
import { completeLocales, locales } from '#contract/locales.ts';
import { newPostgresDatabase } from '../support/databases.ts';
import { pdfPages } from '../support/pdf-text.ts';
import { freePort, type RunningSite, startSite } from '../support/site.ts';
import { behindProxy } from '../support/visitor.ts';

const number = 'LMB07-2609-K7QX';
const failed = 'LMB07-2610-8TNC';

/** Count, release limit, lower limit of the specification, and how it was counted. */
const values = [
  ...['8.03 × 10¹² cells/g', '≥ 7.80 × 10¹² cells/g', '≥ 7.50 × 10¹² cells/g'],
  ...['FC-02', 'OJR', 'n = 6 · 2.8%'],
];

let site: RunningSite;
let origin: string;
let hosts = 0;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  site = await startSite({
    DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')),
    ...{ ...behindProxy, PORT: String(port), SITE_URL: origin },
  });
});

afterAll(() => site?.kill());

/** Each visitor has another address. */
function newVisitor() {
  hosts += 1;
  const headers = { 'x-forwarded-for': `192.0.2.${hosts}` };
  return (path: string) => fetch(site.url + path, { redirect: 'manual', headers });
}

const textOf = (html: string) => html.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, '\n');

/** Without the parts of the page that differ in each request. */
async function answerOf(get: ReturnType<typeof newVisitor>, path: string) {
  const response = await get(`${path}?lang=ko-KR`);
  const html = await response.text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return { status: response.status, text: textOf(main), robots: /<meta name="robots"[^>]*>/.exec(html)?.[0] };
}

describe('the page of a lot', () => {
  it.each(locales)('has its count, limit, dates and conditions in %s', async (locale) => {
    const response = await newVisitor()(`/business/lot/${number}?lang=${locale}`);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const text = textOf(html);
    for (const value of values) expect(text).toContain(value);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const language of completeLocales)
      expect(html).toContain(`/business/lot/${number}/certificate.pdf?lang=${language}`);
  });

  it('says plainly that a lot failed, and that another one is past its date', async () => {
    const get = newVisitor();
    expect((await answerOf(get, `/business/lot/${failed}`)).text).toContain(
      '부적합 · 출하 기준에 미치지 못해 출하하지 않은 로트입니다.',
    );
    expect((await answerOf(get, '/business/lot/LMB07-2403-R5WD')).text).toContain(
      '유효기한이 지난 로트입니다.',
    );
  });

  it('opens the typed number without scripts, in any spelling', async () => {
    for (const typed of ['lmb07-2609-k7qx', ' LMB07–2609–K7QX ', 'ＬＭＢ07-2609-K7QX']) {
      const response = await newVisitor()(`/business/lot?lang=en-US&number=${encodeURIComponent(typed)}`);
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/business/lot/${number}?lang=en-US`,
      ]);
    }
    const nowhere = await newVisitor()('/business/lot?lang=en-US&number=//e.com/..%0d%0aX:y');
    expect(nowhere.headers.get('location')).toBe('/business/lot/E-COM-X-Y?lang=en-US');
    expect((await newVisitor()('/business/lot?lang=en-US&number=')).status).toBe(200);
  });

  it('answers unknown and malformed numbers alike', async () => {
    const get = newVisitor();
    const unknown = await answerOf(get, '/business/lot/LMB07-2609-AAAA');
    expect([unknown.status, unknown.robots]).toEqual([404, '<meta name="robots" content="noindex"/>']);
    expect(unknown.text).toContain('이 번호의 로트를 찾을 수 없습니다.');
    expect(unknown.text).not.toContain('AAAA');
    for (const malformed of ['LMB07', 'x'.repeat(300), '%00', "'--", '%2e%2e%2f'])
      expect(await answerOf(get, `/business/lot/${malformed}`), malformed).toEqual(unknown);
  });
});

describe('the certificate of a lot', () => {
  it.each(completeLocales)('has the values of its page and its address in %s', async (locale) => {
    const get = newVisitor();
    const response = await get(`/business/lot/${number}/certificate.pdf?lang=${locale}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': locale,
      'content-disposition': `attachment; filename="${number}-certificate-${locale}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const pages = pdfPages(bytes);
    expect(pages).toHaveLength(1);
    const text = pages.join('');
    const page = textOf(await (await get(`/business/lot/${number}?lang=${locale}`)).text());
    for (const value of values) {
      expect(page).toContain(value);
      expect(text).toContain(value.replaceAll(' ', ''));
    }
    expect(text).toContain(`${origin}/business/lot/${number}`);
    expect(bytes.toString('latin1')).toMatch(/\/S \/Figure\b/);
  });

  it('exists for no other number', async () => {
    const get = newVisitor();
    for (const other of ['LMB07-2609-AAAA', 'x', '%E0%A4%A']) {
      const response = await get(`/business/lot/${other}/certificate.pdf?lang=ko-KR`);
      expect([other, response.status, await response.text()]).toEqual([other, 404, 'Not found\n']);
    }
  });
});

describe('guessing', () => {
  it('ends after ten numbers that do not exist, in the page, the certificate and the API together', async () => {
    const get = newVisitor();
    for (let guess = 0; guess < 4; guess += 1) {
      expect((await get(`/business/lot/LMB07-2609-000${guess}?lang=ko-KR`)).status).toBe(404);
      expect((await get(`${apiBase}/lots/LMB07-2609-100${guess}`)).status).toBe(404);
    }
    for (const guess of ['LMB07-2609-0009', '!'])
      expect((await get(`/business/lot/${guess}/certificate.pdf?lang=ko-KR`)).status).toBe(404);
    const refused = await answerOf(get, `/business/lot/${number}`);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('한 시간 뒤에 다시 시도해 주세요.');
    for (const path of [`/business/lot/${number}`, `/business/lot/${number}/certificate.pdf`]) {
      const seconds = Number((await get(`${path}?lang=ko-KR`)).headers.get('retry-after'));
      expect([path, seconds > 3000 && seconds <= 3600]).toEqual([path, true]);
    }
    expect((await get(`/business/lot/${number}/certificate.pdf?lang=ko-KR`)).status).toBe(429);
    expect((await get(`${apiBase}/lots/${number}`)).status).toBe(429);
    expect((await newVisitor()(`${apiBase}/lots/${number}`)).status).toBe(200);
  });
});

it('only the form is in the sitemap', async () => {
  const sitemap = await (await newVisitor()('/sitemap.xml')).text();
  expect(sitemap).toContain('/business/lot?');
  expect(sitemap).not.toContain('/business/lot/');
});
