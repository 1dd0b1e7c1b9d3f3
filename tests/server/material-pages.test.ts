import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { newPostgresDatabase } from '../support/databases.ts';
import { facts } from '../support/facts.ts';
import { pdfPages } from '../support/pdf-text.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { jsonLdOf } from '../support/structured-data.ts';

const path = '/business/material/LMB-07';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({
    DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')),
    COMPANY_NAME: '주식회사 루미바이옴',
    COMPANY_ADDRESS: '경기도 성남시 분당구 판교로255번길 97 (13486)',
    COMPANY_EMAIL: 'hello@lumibiome.example',
  });
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

  it.each([
    ['ko-KR', '경기도 성남시 분당구 판교로255번길'],
    ['en-US', 'Pangyo-ro 255beon-gil, Bundang-gu'],
    ['zh-CN', '韩国京畿道城南市盆唐区'],
    ['zh-TW', '韓國京畿道城南市盆唐區'],
    ['ja-JP', '韓国 京畿道城南市盆唐区'],
  ])('has a printed footer in %s', async (locale, address) => {
    const html = await pageOf(`${path}?lang=${locale}`);
    const footer = html.slice(html.lastIndexOf('aria-hidden="true"', html.indexOf('<footer')));
    const lines = footer.slice(0, footer.indexOf('<footer'));
    expect(lines).toContain(address);
    expect(lines).toContain('hello@lumibiome.example');
    expect(/[가-힣]/.test(lines)).toBe(locale === 'ko-KR');
  });

  it("marks the company's Korean facts in the footer on pages in another language", async () => {
    const footerOf = async (locale: string) =>
      (await pageOf(`${path}?lang=${locale}`)).split('<footer')[1] ?? '';
    const english = await footerOf('en-US');
    for (const fact of ['주식회사 루미바이옴', '경기도 성남시 분당구 판교로255번길 97 (13486)'])
      expect(english).toContain(`<dd lang="ko-KR">${fact}</dd>`);
    expect(english).toContain('<dd>hello@lumibiome.example</dd>');
    expect(await footerOf('ko-KR')).toContain('<dd>주식회사 루미바이옴</dd>');
  });

  it.each(locales)('says above its evidence, and each title, which language it is in: %s', async (locale) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
    const [before = '', after = ''] = (texts.fallback_list ?? '').split('{languages}');
    const pages = [
      (await pageOf(`${path}?lang=${locale}`)).split('<section id="evidence"')[1]?.split('</ol>')[0] ?? '',
      (await pageOf(`/business/pb?lang=${locale}`)).split('<main')[1]?.split('</main>')[0] ?? '',
    ];
    for (const html of pages) {
      const links = [...html.matchAll(/<a [^>]*href="\/(?:research\/\w+|news)\/\d[^>]*>/g)].map(String);
      const foreign = links.filter((link) => link.includes('lang="en-US"'));
      expect(links.length).toBeGreaterThan(1);
      expect(foreign.length > 0).toBe(['zh-TW', 'ja-JP'].includes(locale));
      expect(html.includes(before) && html.includes(after)).toBe(foreign.length > 0);
      expect(html.indexOf(before)).toBeLessThan(html.indexOf(links[0] ?? ''));
    }
  });

  it('says so where nothing was measured', async () => {
    const html = await pageOf('/business/material/LMB-33?lang=ko-KR');
    expect(html.match(/아직 공개할 측정값이 없습니다/g)).toHaveLength(1);
    expect(html).not.toContain('.csv');
  });

  it.each([
    ['LMB-41', true],
    ['LMB-12', false],
    ['LMB-15', false],
    ['LMB-33', false],
    ['LMB-07-EV', false],
  ])('%s, if it is counted by flow cytometry, has a count distribution: %s', async (code, isCounted) => {
    expect((await pageOf(`/business/material/${code}?lang=ko-KR`)).includes('균수 분포</h2>')).toBe(
      isCounted,
    );
  });

  it.each([
    ['/business/material/lmb-07', path],
    ['/business/material/LMB07', path],
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

describe('the dose calculator, without scripts', () => {
  const typed = 'target=1&scale=12&servings=30&loss=5&months=24&storage=25-60';
  const textOf = (html: string) =>
    html
      .slice(html.indexOf('id="dose"'))
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');

  it.each([
    ['ko-KR', '141 mg', '4.23 g', '1.053조 cells', '1.050조~1.056조'],
    ['en-US', '141 mg', '4.23 g', '1.053 trillion cells', '1.050 trillion to 1.056 trillion'],
    ['zh-CN', '141 mg', '4.23 g', '1.053万亿 cells', '1.050万亿～1.056万亿'],
    ['zh-TW', '141 mg', '4.23 g', '1.053兆 cells', '1.050兆～1.056兆'],
    ['ja-JP', '141 mg', '4.23 g', '1.053兆 cells', '1.050兆～1.056兆'],
  ])('writes amounts, the count and its interval as %s does', async (locale, ...shown) => {
    const html = await pageOf(`${path}?lang=${locale}&${typed}`);
    for (const text of shown) expect(textOf(html)).toContain(text);
    expect(textOf(html)).toContain('1.00 × 10¹² ÷ (7.50 × 10¹² cells/g × 0.95) = 140.4 mg → 141 mg');
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"?]*${path}\\?lang=${locale}"`));
  });

  it('shows a wrong value again, with the error at its field and without a result', async () => {
    const html = await pageOf(`${path}?lang=ko-KR&target=%22%3E%3Cb%3E&scale=12&months=25`);
    expect(html).toMatch(
      /<input id="target"[^>]* aria-invalid="true" aria-describedby="target-hint target-error"/,
    );
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(html).toMatch(/id="target-error"[^>]*>100만~1000조 사이의/);
    expect(html).toMatch(/id="months-error"[^>]*>1~24 사이의 정수/);
    expect(textOf(html)).not.toContain('mg →');
    expect(html).not.toContain('formula=');
  });

  it.each([
    ['2.00000000000000000000000000', '281 mg', ''],
    ...['2'.repeat(60), '2'.repeat(300), '1,5'].map((target) => [
      ...[target, 'mg →', '100만~1000조 사이의 균수를 입력해 주세요(예: 1.5).'],
    ]),
  ])('keeps the typed target, with its error or amount: %#', async (target = '', amount = '', error = '') => {
    const html = await pageOf(`${path}?lang=ko-KR&target=${target}&scale=12`);
    expect(html).toMatch(new RegExp(`<input id="target"[^>]* value="${target.slice(0, 60)}`));
    expect(textOf(html)).toContain(error);
    expect(html.includes('id="target-error"')).toBe(error !== '');
    expect(textOf(html).includes(amount)).toBe(error === '');
  });

  it('extrapolates no storage test, and says what a material lacks', async () => {
    const granule = textOf(await pageOf('/business/material/LMB-07G?lang=ko-KR&target=1&scale=12&months=24'));
    expect(granule).toContain('시험은 지금까지 6개월을 측정했습니다');
    expect(granule).toContain('6개월 뒤 1회분 균수');
    expect(granule).toContain('24개월의 균수는 아직 측정하지 않았습니다');
    expect(granule).not.toContain('24개월 뒤');
    expect(granule).toContain('소비기한까지 모든 로트가 하한 이상이어야 한다고 정합니다');
    expect(granule).not.toContain('모든 로트가 하한 이상입니다');
    expect(textOf(await pageOf('/business/material/LMB-15P?lang=ko-KR'))).toContain('측정값이 아직 없어');
    expect(textOf(await pageOf('/business/material/LMB-33?lang=ko-KR'))).toContain('1 g당 균수가 아니므로');
  });

  it('fills in the message of an inquiry from its numbers', async () => {
    const html = await pageOf(`${path}?lang=ko-KR&${typed}`);
    const address = /href="(\/contact\?[^"]*formula=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const message = /<textarea[^>]* name="content"[^>]*>([^<]*)/.exec(await pageOf(address))?.[1];
    expect(message?.replaceAll('&amp;', '&').trim().split('\n')).toEqual([
      'LMB-07 열처리 유산균 분말 배합을 문의합니다.',
      '',
      '1회분 목표 균수: 1조 cells',
      '1회분 투입량: 141 mg',
      '한 포장(30회분) 투입량: 4.23 g',
      '공정 손실(%): 5',
      '소비기한(개월): 24 (25℃ · 60% RH)',
      expect.stringContaining(`${path}?lang=ko-KR&${typed}#dose`),
    ]);
  });

  it.each([
    'Call +82 2 000 0000',
    'LMB-99?target=1&scale=12',
    'LMB-33?target=1&scale=12',
    'LMB-07?target=Call 02-000-0000',
    'LMB-07?target=1&scale=12&months=evil.example',
    `LMB-07?${'x'.repeat(400)}`,
    '..%2F?target=1',
  ])('attack: %s puts no text into the message of an inquiry', async (formula) => {
    const query = new URLSearchParams({ lang: 'ko-KR', type: 'RAW_MATERIAL', formula });
    const html = await pageOf(`/contact?${query}`);
    expect(/<textarea[^>]* name="content"[^>]*>([^<]*)/.exec(html)?.[1]).toBe('');
  });

  it('attack: texts in unread or unknown parameters of a calculation are not in the message', async () => {
    const formula = `LMB-07?${typed}&note=evil.example&storage=evil.example&scale=evil`;
    const html = await pageOf(`/contact?${new URLSearchParams({ lang: 'ko-KR', formula })}`);
    const message = /<textarea[^>]* name="content"[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
    expect(message).toContain('141 mg');
    expect(message).not.toContain('evil');
  });
});

describe('the finder of materials, without scripts', () => {
  const finder = '/business/material';
  const textIn = (html: string) =>
    html
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  const reasonsIn = (html: string, verdict: string) =>
    new RegExp(`aria-labelledby="finder-${verdict}">.*?</section>`, 's').exec(html)?.[0] ?? '';
  const groupOf = (html: string, verdict: string) => textIn(reasonsIn(html, verdict));

  it('says what fits, what was not tested, and why the others do not fit', async () => {
    const html = await pageOf(`${finder}?lang=en-US&use=food&form=&heat=95&minutes=&ph=&market=KR&claim=`);
    expect(textIn(html)).toContain('2 of 12 ingredients meet every condition.');
    expect(groupOf(html, 'fits')).toContain('97% of the count after 0.5 min at 95 °C');
    expect(groupOf(html, 'unknown')).toMatch(/LMB-07 .*not tested.*LMB-07G/);
    expect(groupOf(html, 'fails')).toMatch(/LMB-15 .*Toners and mists.*add at 40 °C or below/);
    expect(groupOf(html, 'fails')).toMatch(/LMB-12 .*live cells, shown up to 35 °C/);
    const links = ['fits', 'unknown', 'fails'].flatMap(
      (verdict) => reasonsIn(html, verdict).match(/href="\/business\/material\/([^"?]*)/g) ?? [],
    );
    const codes = links.map((link) => link.split('/').at(-1)?.replace('-EV', ' EV'));
    expect(codes.toSorted()).toEqual(Object.keys(facts.materials).toSorted());
    expect(html).toMatch(/<option value="food" selected="">/);
    expect(html).toMatch(/rel="canonical" href="[^"?]*\/business\/material\?lang=en-US"/);
  });

  it('leads from no match to the one criterion that stands in its way', async () => {
    const html = await pageOf(`${finder}?lang=ko-KR&use=food-drink&heat=95&claim=human`);
    expect(textIn(html)).toContain('모든 조건에 맞는 원료가 없습니다.');
    const ways = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>‘([^<]*)’ 지우기: (\d+)종/g)];
    expect(ways.map(([, , name, count]) => [name, count])).toEqual([['표시 근거', '1']]);
    const found = await pageOf(ways[0]?.[1]?.replaceAll('&amp;', '&').replace(/#.*/, '') ?? '');
    expect(groupOf(found, 'fits')).toContain('LMB-30');
  });

  it('shows a wrong value again, with the error at its field and without a result', async () => {
    const html = await pageOf(`${finder}?lang=ko-KR&heat=%22%3E%3Cb%3E&ph=15&use=soup&minutes=3`);
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(html).toMatch(/id="heat-error"[^>]*>−20~300 사이의 숫자/);
    expect(html).toMatch(/id="ph-error"[^>]*>0~14 사이의 숫자/);
    expect(html).toMatch(/id="use-error"[^>]*>목록에서/);
    expect(html).toContain('조건을 고치면 결과를 보여 드립니다');
    expect(html).not.toContain('aria-labelledby="finder-fits"');
  });
});

describe('the inquiry about several materials, without scripts', () => {
  const messageOf = (html: string) => /<textarea[^>]* name="content"[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  const subjectOf = (html: string) => /<input[^>]* name="subject"[^>]* value="([^"]*)"/.exec(html)?.[1];

  it('is a form around the comparison and around each result of the finder', async () => {
    for (const query of ['', '&form=powder']) {
      const html = await pageOf(`/business/material?lang=ko-KR${query}`);
      const form = /<form[^>]*action="\/contact"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? '';
      const boxes = form.match(/<input[^>]*name="materials"[^>]*>/g) ?? [];
      const values = boxes.map((box) => /value="([^"]*)"/.exec(box)?.[1]);
      expect(boxes.every((box) => box.includes('type="checkbox"'))).toBe(true);
      const slugs = Object.keys(facts.materials).map((code) => code.replace(' ', '-'));
      expect(values.toSorted()).toEqual(slugs.toSorted());
      expect(form).toContain('name="type" value="RAW_MATERIAL"');
      expect(form).toMatch(/<button type="submit"/);
    }
  });

  it('leads from repeated names to one value, and names the materials in subject and message', async () => {
    const sent = '/contact?lang=ko-KR&type=RAW_MATERIAL&materials=LMB-07&materials=LMB-07-EV';
    const response = await get(sent);
    const location = response.headers.get('location') ?? '';
    expect([response.status, location]).toEqual([
      302,
      '/contact?lang=ko-KR&type=RAW_MATERIAL&materials=LMB-07%2CLMB-07-EV',
    ]);
    const html = await pageOf(location);
    expect(subjectOf(html)).toBe('원료 2종 샘플·서류 문의');
    const [about, , first, second, , documents, samples] = messageOf(html).trim().split('\n');
    expect(about).toBe('아래 원료의 샘플과 서류를 요청합니다.');
    expect([first, second]).toEqual([
      expect.stringMatching(/^- LMB-07 열처리 유산균 분말$/),
      expect.stringMatching(/^- LMB-07 EV /),
    ]);
    expect(documents).toContain('규격서, 시험성적서, 물질안전보건자료');
    expect(samples).toContain('샘플 수량:');
    expect(html.match(/<input[^>]*value="RAW_MATERIAL"[^>]*>/)?.[0]).toContain('checked=""');
  });

  it('names the only material in the subject', async () => {
    const html = await pageOf('/contact?lang=en-US&materials=lmb-41,LMB-41,LMB-99');
    expect(subjectOf(html)).toBe('Inquiry about LMB-41 heat-killed powder for confectionery');
    expect(messageOf(html).match(/^- /gm)).toHaveLength(1);
  });

  it.each(['LMB-99', 'Call 02-000-0000', '<script>', `${'LMB-07,'.repeat(80)}`, '%00', 'constructor'])(
    'attack: %s puts no text into the message',
    async (materials) => {
      const html = await pageOf(`/contact?${new URLSearchParams({ lang: 'ko-KR', materials })}`);
      expect([messageOf(html), subjectOf(html)]).toEqual(['', '']);
    },
  );

  it('attack: repeated names lead nowhere but to the inquiry', async () => {
    const response = await get('//evil.example/contact?lang=ko-KR&materials=a&materials=b');
    expect(response.headers.get('location') ?? '').not.toMatch(/^(?:\/\/|https?:)/);
  });
});

describe('the drawing of a count', () => {
  it('has a cell for each that the count stands for, and the homepage says so', async () => {
    const response = await get(`${path}/chamber.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const [, cells = ''] = /<path d="([^"]+)"/.exec(await response.text()) ?? [];
    expect(cells.match(/M/g)).toHaveLength(321);
    const home = (await pageOf('/?lang=en-US')).replaceAll('\u00a0', ' ');
    expect(home).toContain('22 cells in square A2 give 8.8 trillion cells/g');
    expect(home).toContain('counted 20,050 cells: 8.02 trillion cells/g');
  });

  it('is beside figures that each lead to their evidence', async () => {
    const home = await pageOf('/?lang=en-US');
    const codes = [
      ...home.matchAll(/href="\/business\/material\/([\w-]+)\?lang=en-US#evidence(?:-\d)?"/g),
    ].map(([, code]) => code);
    // The hero, the first figure, the leading material with four measured lines, and the rows of the catalogue.
    expect(codes.filter((code) => code === 'LMB-07')).toHaveLength(7);
    expect(new Set(codes).size).toBe(7);
    for (const proof of ['/company/intro?lang=en-US#network', '/research/patent?lang=en-US'])
      expect(home).toContain(`<dt><a href="${proof}">`);
    expect(await pageOf('/company/intro?lang=en-US')).toContain('<section id="network"');
  });

  it('is beside notes on formulation whose measured lines lead to the evidence', async () => {
    const page = await pageOf('/business/material/LMB-41?lang=en-US');
    const lines = page.split('<li>').filter((line) => /^At a D50 of|^For more cells/.test(line));
    expect(lines.map((line) => line.includes('aria-label="Evidence: LMB-41"'))).toEqual([true, false]);
    const targets = [...page.matchAll(/href="#(evidence-note-\d+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(0);
    for (const id of targets) expect(page).toContain(`<tr id="${id}">`);
  });

  it.each(['LMB-33', 'LMB-12', 'LMB-99', 'lmb-07'])('is not found for %s', async (code) => {
    expect((await get(`/business/material/${code}/chamber.svg`)).status).toBe(404);
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

describe('the documents of a material', () => {
  const file = `${path}/specification.pdf`;

  it('are downloaded with a name, a language and an entity tag, and are not sent again', async () => {
    const response = await get(`${file}?lang=ko-KR`);
    const etag = response.headers.get('etag') ?? '';
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="LMB-07-specification-rev6-ko-KR.pdf"',
      'content-language': 'ko-KR',
      'cache-control': expect.stringContaining('public, max-age='),
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const [first = '', second] = pdfPages(bytes);
    expect(first).toContain('SP-LMB-07개정62026년9월14일');
    expect(second).toContain('개정이력');
    const again = await fetch(`${site.url}${file}?lang=ko-KR`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await fetch(`${site.url}${file}?lang=ko-KR`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  });

  it.each([
    ['ja-JP', 'en-US', 'Sample certificate of analysis'],
    ['zh-TW', 'zh-CN', '检验报告样本'],
    ['xx', 'ko-KR', '시험성적서 견본'],
  ])('are in the nearest language: %s gets %s', async (lang, language, title) => {
    const response = await get(`${path}/sample-certificate.pdf?lang=${lang}`);
    expect(response.headers.get('content-language')).toBe(language);
    const pages = pdfPages(Buffer.from(await response.arrayBuffer()));
    for (const page of pages) expect(page).toContain(title.replaceAll(' ', ''));
  });

  it('are listed on the page, with their language where it is another one', async () => {
    const html = await pageOf(`${path}?lang=ja-JP`);
    expect(html.match(/href="[^"]+\.pdf\?lang=en-US"/g)).toHaveLength(3);
    expect(html).toContain('英語 · PDF');
    expect(html).toContain('SDS-LMB-07');
    expect(await pageOf(`${path}?lang=ko-KR`)).not.toContain('한국어 · PDF');
  });

  it('attack: many requests for one document render it once', async () => {
    const paths = Array.from(
      { length: 40 },
      (_, index) => `${path}/safety-data-sheet.pdf?lang=zh-CN&n=${index}`,
    );
    const tags = await Promise.all(paths.map(async (address) => (await get(address)).headers.get('etag')));
    expect(new Set(tags).size).toBe(1);
  });

  it.each([
    'LMB-99/specification',
    'lmb-07/specification',
    'LMB-07/other',
    'LMB-07/certificate',
    'LMB-07/..%2Fspecification',
    'LMB-07/constructor',
    `${'A'.repeat(300)}/specification`,
  ])('attack: %s is not found', async (document) => {
    expect((await get(`/business/material/${document}.pdf?lang=ko-KR`)).status).toBe(404);
  });

  it('attack: are only read', async () => {
    const response = await fetch(site.url + file, { method: 'POST', headers: { origin: site.url } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
