import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withConfiguredSections, withSectionLinks } from '#app/consents/configured-sections.server.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { m } from '#app/paraglide/messages.js';
import type { CompanyDetails } from '#app/shell/shown-company.server.ts';
import { parseEnv } from '#config/env.ts';
import { outsideServices } from '#config/outside-services.ts';
import { completeLocales } from '#contract/locales.ts';
import { companyDetailNames } from '#contract/site-settings.ts';

const folder = resolve(import.meta.dirname, '../../content/terms/privacy');
const newest = readdirSync(folder).toSorted().at(-1) ?? '';
const textIn = (locale: string) =>
  readFileSync(resolve(folder, newest, `${locale}.md`), 'utf8').replace(/^---[\s\S]*?---\n/, '');

const nobody = Object.fromEntries(companyDetailNames.map((name) => [name, undefined])) as CompanyDetails;
const company: CompanyDetails = {
  ...nobody,
  privacyOfficer: 'Kim_Bora',
  privacyDepartment: 'Quality *team*',
  privacyPhone: '02-123-4567',
  privacyEmail: 'privacy@acme.example',
};

const everything = parseEnv({
  HOSTING_PROVIDER: 'Cloud Inc.',
  HOSTING_COUNTRY: 'JP',
  SMTP_URL: 'smtps://smtp.example.com',
  SMS_KEY: 'k',
  SMS_SECRET: 's',
  SMS_FROM: '021234567',
  DELIVERY_PROVIDER: 'Parcel Co.',
  DELIVERY_COUNTRY: 'KR',
  RECAPTCHA_SITE_KEY: 'k',
  RECAPTCHA_SECRET: 's',
  KAKAO_MAP_KEY: 'k',
  KAKAO_CLIENT_ID: 'i',
  NAVER_CLIENT_ID: 'i',
  NAVER_CLIENT_SECRET: 's',
  GOOGLE_CLIENT_ID: 'i',
  GOOGLE_CLIENT_SECRET: 's',
  FACEBOOK_CLIENT_ID: 'i',
  FACEBOOK_CLIENT_SECRET: 's',
});

/** The summary, then sections by their number. */
function sectionsOf(
  env: typeof everything,
  details: CompanyDetails,
  locale: (typeof completeLocales)[number],
) {
  const configuration = { services: outsideServices(env), company: details };
  const html = renderMarkdown(withConfiguredSections(textIn(locale), configuration, locale)).replaceAll(
    '<wbr />',
    '',
  );
  return html.split('<h2>').slice(1);
}

describe.each(completeLocales)('the stored privacy policy in %s', (locale) => {
  it('lists the companies that work for the operator under processors', () => {
    const text = sectionsOf(everything, company, locale)[4] ?? '';
    for (const name of ['Cloud Inc.', 'smtp.example.com', 'Solapi', 'Parcel Co.'])
      expect(text).toContain(name);
    expect(text).not.toContain('Kakao');
  });

  it('says of each processor, in Korea too, where, what for, with what, when and how long', () => {
    const text = sectionsOf(everything, company, locale)[4] ?? '';
    const parts = text.split('<h3>').slice(1);
    expect(parts).toHaveLength(4);
    const solapi = parts.find((part) => part.startsWith('Solapi')) ?? '';
    const said = (text: typeof m.privacy_sms_time) => text({}, { locale });
    const facts = [m.privacy_sms_purpose, m.privacy_sms_items, m.privacy_sms_time, m.privacy_sms_period];
    const korea = new Intl.DisplayNames([locale], { type: 'region' }).of('KR') ?? '-';
    const lines = [...solapi.matchAll(/<li><strong>.*?<\/strong>: (.*?)<\/li>/gs)].map(([, fact]) => fact);
    expect(lines).toEqual([korea, ...facts.map(said)]);
  });

  it('lists transfers abroad apart from services in Korea', () => {
    const text = sectionsOf(everything, company, locale)[5] ?? '';
    const names = [...text.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
    expect(names).toEqual([
      ...['Cloud Inc.', 'smtp.example.com', 'Google LLC', 'Google LLC', 'Meta Platforms, Inc.'],
      ...['Kakao Corp.', 'Kakao Corp.', 'Kakao Corp.', 'NAVER Corp.'],
    ]);
    expect(text).toContain('<a href="https://policies.google.com/privacy"');
  });

  it('names the privacy officer with department, telephone and address', () => {
    const text = sectionsOf(everything, company, locale)[10] ?? '';
    for (const value of ['Kim_Bora', 'Quality *team*', '02-123-4567', 'privacy@acme.example'])
      expect(text).toContain(value);
  });

  it('names only the address finder where nothing is configured', () => {
    const sections = sectionsOf(parseEnv({}), nobody, locale);
    expect(sections[4]).not.toContain('<h3>');
    expect(sections[5]?.match(/<h3>(.*?)<\/h3>/g)).toEqual(['<h3>Kakao Corp.</h3>']);
    for (const index of [4, 5]) expect(sections[index]).not.toContain('/privacy#');
    expect(sections[10]).toMatch(/<td>[^<]{5,}<\/td>\s*<\/tr>/);
  });

  it('has all parts that the law requires, and the bodies with their addresses', () => {
    const text = textIn(locale);
    expect(text.match(/^## /gm)).toHaveLength(13);
    expect(text.match(/^### /gm)).toHaveLength(5);
    for (const host of ['privacy.kisa.or.kr', 'www.kopico.go.kr', 'www.spo.go.kr', 'ecrm.police.go.kr'])
      expect(text).toContain(`https://${host}`);
  });
});

it('a text without places has the services at its end', () => {
  const html = withConfiguredSections(
    'Own text',
    { services: outsideServices(everything), company },
    'en-US',
  );
  expect(html).toMatch(/^Own text\n\n## Outside services[\s\S]+### Cloud Inc\./);
});

it('an earlier version leads to the sections of the one in force', () => {
  const places = [...withSectionLinks(textIn('ko-KR')).matchAll(/\(\/privacy#([\w-]+)\)/g)].map(
    ([, id]) => id,
  );
  expect(places).toEqual(['section-5', 'section-6', 'section-6', 'section-11']);
});

it('is spelled 개인정보 처리방침 in each Korean text', () => {
  const kinds = readdirSync(resolve(folder, '..'));
  const korean = kinds.map((kind) => {
    const version =
      readdirSync(resolve(folder, '..', kind))
        .toSorted()
        .at(-1) ?? '';
    return readFileSync(resolve(folder, '..', kind, version, 'ko-KR.md'), 'utf8');
  });
  const messages = readFileSync(resolve(folder, '../../../messages/ko-KR.json'), 'utf8');
  for (const text of [...korean, messages])
    expect(text).not.toMatch(/개인정보처리방침|개인정보 처리 방침|개인정보취급방침/);
});
