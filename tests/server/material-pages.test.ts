import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { newPostgresDatabase } from '../support/databases.ts';
import { facts } from '../support/facts.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { jsonLdOf } from '../support/structured-data.ts';

const path = '/business/material/LMB-07';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) });
});

afterAll(() => site?.kill());

const get = (address: string) => fetch(site.url + address, { redirect: 'manual' });

async function pageOf(address: string): Promise<string> {
  const response = await get(address);
  expect([address, response.status]).toEqual([address, 200]);
  return response.text();
}

const cellsOf = (html: string) =>
  [...html.matchAll(/<td[^>]*>(?:<strong>)?([^<]*)/g)].map(([, text = '']) => text);

describe('the page of a material', () => {
  it.each(locales)('has its charts, their values and its notes in %s, without scripts', async (locale) => {
    const html = await pageOf(`${path}?lang=${locale}`);
    expect(html.match(/<svg[^>]+role="img"/g)).toHaveLength(2);
    expect(html.match(/<desc /g)).toHaveLength(2);
    const cells = cellsOf(html);
    for (const [months, count, moisture] of facts.stability.series) {
      const at = cells.indexOf(count.toFixed(2));
      expect([cells[at - 1], cells[at], cells[at + 2]]).toEqual([
        String(months),
        count.toFixed(2),
        moisture.toFixed(1),
      ]);
    }
    expect(html.replaceAll('<!-- -->', '')).toContain('8.02 × 10¹² cells/g');
    expect(html).toContain('DS-LMB-07');
    expect(html).toMatch(/href="\/contact\?[^"]*type=RAW_MATERIAL[^"]*product=LMB-07/);
    expect(html).toMatch(/href="\/login\?[^"]*next=%2Fsample%3FidProduct%3D1/);
  });

  it('is a product for search engines, with its own picture and languages', async () => {
    const html = await pageOf(`${path}?lang=en-US`);
    const product = jsonLdOf(html).find(({ '@type': type }) => type === 'Product');
    expect(product).toMatchObject({ name: 'LMB-07 heat-killed powder', sku: 'LMB-07' });
    expect(html).toContain('/og/products/lmb-07.jpg"');
    expect(html.match(/rel="alternate" hreflang/gi)).toHaveLength(locales.length + 1);
    expect(html).toMatch(/<title>LMB-07 heat-killed powder \| /);
  });

  it('says so where nothing was measured', async () => {
    const html = await pageOf('/business/material/LMB-33?lang=ko-KR');
    expect(html.match(/아직 공개할 측정값이 없습니다/g)).toHaveLength(2);
    expect(html).not.toContain('.csv');
  });

  it.each([
    ['/business/material/lmb-07', path],
    ['/business/material/LMB-07%20EV', '/business/material/LMB-07-EV'],
    ['/business/material/lmb-07-ev', '/business/material/LMB-07-EV'],
  ])('leads from %s to %s', async (other, own) => {
    const response = await get(`${other}?lang=ko-KR`);
    expect([response.status, response.headers.get('location')]).toEqual([301, `${own}?lang=ko-KR`]);
  });

  it.each(['LMB-99', 'x'.repeat(300), '%EA%B0%80', '..%2F', 'LMB-07%00', '1'])(
    'attack: %s is not found, and is no page of a material',
    async (code) => {
      const response = await get(`/business/material/${code}?lang=ko-KR`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('DS-');
    },
  );

  it('is in the sitemap, in every language, and is the result of a search', async () => {
    const sitemap = await pageOf('/sitemap.xml');
    for (const code of Object.keys(facts.materials))
      for (const locale of locales)
        expect(sitemap).toContain(`/business/material/${code.replace(' ', '-')}?lang=${locale}</loc>`);
    expect(await pageOf('/search?lang=en-US&q=LMB-41')).toContain(
      'href="/business/material/LMB-41?lang=en-US"',
    );
    expect(await pageOf('/business/material?lang=en-US')).toContain(
      'href="/business/material/LMB-07-EV?lang=en-US"',
    );
  });
});

describe('the tables of a material', () => {
  it('have the values of its charts as they were measured', async () => {
    const response = await get(`${path}/stability.csv`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head = '', ...rows] = (await response.text()).trim().split('\r\n');
    expect(head).toContain('mean count (cells/g)');
    expect(rows.filter((row) => row.startsWith('25,60'))).toEqual(
      facts.stability.series.map(([months, count, moisture]) =>
        [25, 60, 3, months, Math.round(count * 1e12), moisture].join(),
      ),
    );
    const events = (await (await get(`${path}/distribution.csv`)).text()).trim().split('\r\n').slice(1);
    const counted = events.map((row) => row.split(',')).filter(([, , , isCounted]) => isCounted === 'yes');
    expect(counted.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(20_050);
    expect(counted.reduce((sum, [, , , , cells]) => sum + Number(cells), 0)).toBe(8.02e12);
  });

  it.each([
    'LMB-33/stability',
    'LMB-99/stability',
    'lmb-07/stability',
    'LMB-07/other',
    'LMB-12/distribution',
  ])('are not found for %s', async (table) => {
    expect((await get(`/business/material/${table}.csv`)).status).toBe(404);
  });
});
