import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { newDataDir } from '../support/databases.ts';
import { inLanguage } from '../support/pages.ts';
import { type RunningSite, startSite } from '../support/site.ts';

const note = 'A fictional company. All products and news on this site are sample content.';

const earlierTexts = ['/terms?version=2026-11-02', '/privacy?version=2026-11-02'];

let sample: RunningSite;
let own: RunningSite;

beforeAll(async () => {
  sample = await startSite({ DATA_DIR: newDataDir() });
  own = await startSite({
    DATA_DIR: newDataDir(),
    SAMPLE_CONTENT: 'off',
    COMPANY_NAME: 'Real Company Ltd.',
    COMPANY_ADDRESS: '1 Real Street, Busan',
    COMPANY_PHONE: '+82 51-000-000',
    BUSINESS_REGISTRATION: '123-45-67890',
  });
});

afterAll(async () => {
  await Promise.all([sample?.stop(), own?.stop()]);
});

const pageOf = async (site: RunningSite, path: string) => {
  const response = await fetch(`${site.url}${path}`);
  expect(response.status).toBe(200);
  return response.text();
};

it.each(['/', '/contact', '/terms', '/privacy', ...earlierTexts])(
  'a site with the sample content says so once, in the footer of %s',
  async (path) => {
    const html = await pageOf(sample, inLanguage(path, 'en-US'));
    const shown = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
    expect(shown.match(/fictional/gi)).toHaveLength(1);
    expect(shown.split('<footer')[1]).toContain(note);
  },
);

it('a site without the sample content starts empty, without the note and with its own details', async () => {
  for (const path of ['/?lang=en-US', '/news?lang=en-US', '/business/material?lang=en-US']) {
    const html = await pageOf(own, path);
    expect(html).not.toContain(note);
    expect(html).toContain('Real Company Ltd.');
    expect(html).toContain('123-45-67890');
  }
});

const companyPages = ['intro', 'vision', 'history', 'contactUS'].map((page) => `/company/${page}`);

it.each([...companyPages, '/research/intro', '/business/showroom'])(
  '%s has facts of the sample company only with the sample content',
  async (path) => {
    for (const locale of locales) {
      const facts = /Pangyo|Osong|판교|오송|板桥|五松|板橋|パンギョ|LMB-|Lumibiome Co/;
      expect(await pageOf(own, `${path}?lang=${locale}`)).not.toMatch(facts);
      expect(await pageOf(sample, `${path}?lang=${locale}`)).toMatch(facts);
    }
  },
);

it('directions of a site without sites in its content show the configured address', async () => {
  const html = await pageOf(own, '/company/contactUS?lang=en-US');
  const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(html) ?? [];
  expect(main).toContain('1 Real Street, Busan');
  expect(main).toContain('tel:+8251000000');
});

it('the footer offers Simplified Chinese on pages in Traditional Chinese only', async () => {
  const simplified = /<footer.*<a href="\/faq\?lang=zh-CN"/s;
  expect(await pageOf(sample, '/faq?lang=zh-TW')).toMatch(simplified);
  expect(await pageOf(sample, '/faq?lang=ja-JP')).not.toMatch(simplified);
});
