import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv as parseFile } from 'node:util';
import { describe, expect, it } from 'vitest';
import { companyFactEntries, localSiteWarning } from '#config/company-facts.ts';
import { EnvError, parseEnv, parseSiteEnv } from '#config/env.ts';
import { privacyWarnings } from '#config/outside-services.ts';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');
const fictional = parseFile(read('scripts/fictional-company.env'));
const names = Object.keys(companyFactEntries);

describe('a public site', () => {
  const SITE_URL = 'https://www.example.com';
  const attemptWith = (variables: Record<string, string | undefined>) => () =>
    parseSiteEnv({ SITE_URL, ...variables });

  it.each([{}, { NODE_ENV: 'production' }, { ALLOW_MISSING_COMPANY_FACTS: 'off' }])(
    'does not start with %j alone: one line names every fact',
    (variables) => {
      const attempt = attemptWith(variables);
      expect(attempt).toThrow(EnvError);
      expect(attempt).toThrow(/^Environment: [^\n]+ALLOW_MISSING_COMPANY_FACTS=on[^\n]*$/);
      for (const name of names) expect(attempt).toThrow(name);
    },
  );

  it.each(names)('needs %s', (name) => {
    const others = names.filter((other) => other !== name);
    const attempt = attemptWith({ ...fictional, [name]: ' ' });
    expect(attempt).toThrow(name);
    for (const other of others) expect(attempt).not.toThrow(new RegExp(`\\b${other}\\b`));
  });

  it.each([
    ['COMPANY_PHONE', 'call us'],
    ['COMPANY_EMAIL', 'mail'],
    ['BUSINESS_REGISTRATION', '1234567890'],
    ['PRIVACY_PHONE', '119'],
    ['PRIVACY_EMAIL', 'privacy@'],
    ['COMPANY_NAME', 'two\nlines'],
  ])('names a malformed %s in the line of the missing ones, also beside other faults', (name, value) => {
    const attempt = attemptWith({ ...fictional, [name]: value, PORT: 'http', REPRESENTATIVE: undefined });
    expect(attempt).toThrow(new RegExp(`^Environment: [^\n]*${name} must be [^\n]*REPRESENTATIVE[^\n]*$`));
    expect(attempt).toThrow('PORT must be a port number');
  });

  it('starts with all facts, and without them in development or with the permission', () => {
    expect(attemptWith(fictional)().PRIVACY_DEPARTMENT).toBe('품질보증팀');
    expect(attemptWith({ NODE_ENV: 'development' })().COMPANY_NAME).toBeUndefined();
    expect(attemptWith({ ALLOW_MISSING_COMPANY_FACTS: 'on' })().COMPANY_NAME).toBeUndefined();
  });

  it.each([undefined, 'http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'is none at %s, and needs no facts there',
    (url) => {
      expect(attemptWith({ SITE_URL: url })().COMPANY_NAME).toBeUndefined();
    },
  );
});

describe('the companies in the privacy policy', () => {
  const sms = { SMS_KEY: 'k', SMS_SECRET: 's', SMS_FROM: '021234567' };
  const carrier = { DELIVERY_PROVIDER: 'Parcel Co.', DELIVERY_COUNTRY: 'KR' };
  const given = { ...fictional, ...carrier, SITE_URL: 'https://www.example.com' };
  const warningsFor = (variables: Record<string, string>) =>
    privacyWarnings({ ...given, ...variables }, parseSiteEnv({ ...given, ...variables }));

  it.each<[string, Record<string, string>]>([
    ['HOSTING_COUNTRY', { HOSTING_PROVIDER: 'Cloud Inc.' }],
    ['MAIL_COUNTRY', { SMTP_URL: 'smtps://smtp.example.com' }],
    ['MAIL_COUNTRY', { SMTP_URL: 'smtp://127.0.0.1', MAIL_PROVIDER: 'Mail GmbH' }],
    ['SMS_COUNTRY', { ...sms, SMS_URL: 'https://sms.example.com/send' }],
    ['DELIVERY_COUNTRY', { DELIVERY_COUNTRY: '' }],
  ])('a public site warns of a missing %s with %j', (name, service) => {
    expect(warningsFor(service)).toEqual([
      expect.stringMatching(new RegExp(`^The privacy policy [^\n]+ Set ${name}\\.$`)),
    ]);
    for (const permitted of [
      { [name]: 'KR' },
      { ALLOW_MISSING_COMPANY_FACTS: 'on' },
      { NODE_ENV: 'development' },
      { SITE_URL: 'http://localhost:3000' },
    ])
      expect(warningsFor({ ...service, ...permitted })).toEqual([]);
  });

  it('one line names all, and none of services on this machine or with a known country', () => {
    const services = { HOSTING_PROVIDER: 'Cloud Inc.', SMTP_URL: 'smtp://smtp.example.com' };
    expect(warningsFor({ ...services, DELIVERY_PROVIDER: '' })).toEqual([
      expect.stringContaining('Set HOSTING_COUNTRY, MAIL_COUNTRY, DELIVERY_PROVIDER.'),
    ]);
    for (const url of ['https://api.solapi.com/messages/v4/send', 'http://127.0.0.1:8080/send'])
      expect(warningsFor({ ...sms, SMS_URL: url, SMTP_URL: 'smtp://127.0.0.1' })).toEqual([]);
  });

  it('a public site warns of hosting and mail abroad, which get data under consent, and of nobody else', () => {
    const abroad = {
      HOSTING_PROVIDER: 'Cloud Inc.',
      HOSTING_COUNTRY: 'JP',
      SMTP_URL: 'smtp://smtp.example.com',
    };
    const carriers = { DELIVERY_COUNTRY: 'DE' };
    expect(warningsFor({ ...abroad, ...carriers, MAIL_COUNTRY: 'US' })).toEqual([
      expect.stringMatching(/^Cloud Inc\. \(JP\), smtp\.example\.com \(US\): [^\n]+docs\/law\.md/),
    ]);
    expect(warningsFor({ ...carriers, ...abroad, HOSTING_COUNTRY: 'KR', MAIL_COUNTRY: 'KR' })).toEqual([]);
  });
});

describe('a site without SITE_URL', () => {
  it('starts, and says in one line that it is for this machine only', () => {
    expect(parseSiteEnv({}).SITE_URL).toBeUndefined();
    for (const given of [{}, { SITE_URL: ' ' }, { ...fictional, PRIVACY_OFFICER: '' }])
      expect(localSiteWarning(given)).toMatch(/^SITE_URL [^\n]+ALLOW_MISSING_COMPANY_FACTS=on\.$/);
  });

  it.each([
    fictional,
    { NODE_ENV: 'development' },
    { ALLOW_MISSING_COMPANY_FACTS: 'on' },
    { SITE_URL: 'http://localhost:3000' },
  ])('says nothing with %j', (given) => {
    expect(localSiteWarning(given)).toBeUndefined();
  });
});

it('commands need no facts', () => {
  expect(parseEnv({}).COMPANY_NAME).toBeUndefined();
});

it('the facts of the fictional company are all of them and nothing else', () => {
  expect(Object.keys(fictional).toSorted()).toEqual(names.toSorted());
});

it('the operations name each fact', () => {
  for (const name of names) expect(read('docs/operations.md')).toContain(`\`${name}\``);
});
