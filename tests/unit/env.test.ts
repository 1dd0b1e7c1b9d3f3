import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiSettings } from '#config/api-settings.ts';
import { EnvError, envNames, parseEnv } from '#config/env.ts';
import { brandNames } from '#contract/brand.ts';

describe('parseEnv', () => {
  it('starts with nothing set', () => {
    const env = parseEnv({});
    expect(env).toMatchObject({ PORT: 3000, DATA_DIR: './.data', TOKEN_COOKIE_NAME: 'access_token' });
    expect(env.LOCALES_IN_SWITCHER).toEqual(['ko-KR']);
    expect(env.siteOrigin).toBe('http://localhost:3000');
    expect(env.TRUST_PROXY.check('127.0.0.1')).toBe(false);
  });

  it('counts an empty variable as unset', () => {
    expect(parseEnv({ PORT: '', SITE_URL: ' ' }).PORT).toBe(3000);
  });

  it('reads lists and addresses', () => {
    const env = parseEnv({
      LOCALES_IN_SWITCHER: 'ko-KR, en-US',
      TRUST_PROXY: '10.0.0.0/8,::1',
      SITE_URL: 'https://www.example.com/',
    });
    expect(env.LOCALES_IN_SWITCHER).toEqual(['ko-KR', 'en-US']);
    expect(env.TRUST_PROXY.check('10.1.2.3')).toBe(true);
    expect(env.TRUST_PROXY.check('11.1.2.3')).toBe(false);
    expect(env.TRUST_PROXY.check('::1', 'ipv6')).toBe(true);
    expect(env.siteOrigin).toBe('https://www.example.com');
  });

  it.each([
    { PORT: 'http' },
    { PORT: '70000' },
    { SITE_URL: 'www.example.com' },
    { SITE_URL: 'javascript:alert(1)' },
    { SITE_URL: 'https://www.example.com/shop' },
    { SITE_URL: 'https://www.example.com/?a=b' },
    { SITE_URL: 'https://user@www.example.com' },
    { METRICS_TOKEN: ' ' },
    { DATABASE_URL: 'mysql://localhost/site' },
    { TRUST_PROXY: '10.0.0.0/40' },
    { TRUST_PROXY: 'everyone' },
    { LOCALES_IN_SWITCHER: 'ko-KR,fr-FR' },
    { LOG_LEVEL: 'loud' },
    { SMTP_URL: 'http://mail.example.com' },
    { SMTP_URL: 'smtp://' },
    { MAIL_FROM: 'nobody' },
    { MAIL_FROM: 'Site <a@example.com>, <b@example.com>' },
    { MAIL_FROM: 'Site\r\nBcc: all@example.com <a@example.com>' },
    { INQUIRY_MAIL_TO: 'a@example.com, b' },
    { SMS_FROM: 'Lumibiome', SMS_KEY: 'key', SMS_SECRET: 'secret' },
    { SMS_KEY: 'key' },
    { SMS_KEY: 'key', SMS_SECRET: 'secret' },
    { RECAPTCHA_SITE_KEY: 'key' },
    { RECAPTCHA_SECRET: 'secret', API_BASE_URL: 'http://api.example.com' },
    { GOOGLE_CLIENT_ID: 'id' },
    { NAVER_CLIENT_SECRET: 'secret' },
    { KAKAO_CLIENT_SECRET: 'secret' },
    { KAKAO_ADMIN_KEY: 'key' },
    { FACEBOOK_TOKEN_URL: 'ftp://example.com' },
    { SECRET_KEY: 'too short' },
    { API_BASE_URL: 'http://api.example.com', DATABASE_URL: 'postgres://localhost/site' },
  ])('refuses %j in one line', (variables: Record<string, string>) => {
    const attempt = () => parseEnv(variables);
    expect(attempt).toThrow(EnvError);
    expect(attempt).toThrow(/^Environment: [^\n]+$/);
    expect(attempt).toThrow(Object.keys(variables)[0]);
  });

  it('accepts fully configured services, and Kakao without a secret', () => {
    const env = parseEnv({
      MAIL_FROM: '"Lumibiome, Inc." <post@example.com>',
      INQUIRY_MAIL_TO: 'a@example.com, b@example.com',
      SMS_KEY: 'key',
      SMS_SECRET: 'secret',
      SMS_FROM: '02-1234-5678',
      KAKAO_CLIENT_ID: 'id',
    });
    expect(env.MAIL_FROM).toEqual({ name: 'Lumibiome, Inc.', address: 'post@example.com' });
    expect(env.INQUIRY_MAIL_TO).toEqual(['a@example.com', 'b@example.com']);
    expect(env.SMS_FROM).toBe('0212345678');
    expect(env.KAKAO_TOKEN_URL).toBe('https://kauth.kakao.com/oauth/token');
  });

  it('leaves the secrets to an outside API', () => {
    const env = parseEnv({
      API_BASE_URL: 'https://api.example.com',
      GOOGLE_CLIENT_ID: 'id',
      RECAPTCHA_SITE_KEY: 'key',
    });
    expect(env.GOOGLE_CLIENT_ID).toBe('id');
  });

  it('names no value, which may be a secret', () => {
    expect(() => parseEnv({ SMTP_URL: 'http://user:secret@mail', SECRET_KEY: 'secret' })).not.toThrow(
      'secret',
    );
    expect(() => parseEnv({ DATABASE_URL: 'mysql://root:secret@db/site' })).not.toThrow('secret');
  });
});

describe('apiSettings', () => {
  it.each([
    [{ SITE_URL: 'https://www.example.com' }, 'https://www.example.com/admin'],
    [{ DASHBOARD_URL: 'https://staff.example.com' }, 'https://staff.example.com'],
    [{ API_BASE_URL: 'https://api.example.com' }, undefined],
  ])('with %o links mails to staff to %s', (variables, dashboardUrl) => {
    expect(apiSettings(parseEnv(variables)).dashboardUrl).toBe(dashboardUrl);
  });

  it('names the brand in each language, by one variable or by several', () => {
    expect(parseEnv({}).brandNames).toEqual(brandNames);
    expect(parseEnv({ BRAND_NAME: 'Acme', BRAND_NAME_KO_KR: '에크미' }).brandNames).toEqual({
      'ko-KR': '에크미',
      'en-US': 'Acme',
      'zh-CN': 'Acme',
      'zh-TW': 'Acme',
      'ja-JP': 'Acme',
    });
    expect(parseEnv({ BRAND_NAME_JA_JP: 'アクメ' }).brandNames).toEqual({ ...brandNames, 'ja-JP': 'アクメ' });
    expect(apiSettings(parseEnv({ BRAND_NAME: 'Acme' })).gateways.mail.from.name).toBe('Acme');
    expect(() => parseEnv({ BRAND_NAME: 'two\nlines' })).toThrow('BRAND_NAME must be one line');
  });

  it('passes no settings of unconfigured services to the API', () => {
    const { gateways, staffMail } = apiSettings(parseEnv({}));
    expect(staffMail).toBeUndefined();
    expect(gateways).toMatchObject({ sms: undefined, captcha: undefined });
    expect(Object.values(gateways.oauth)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['https://www.example.com', 'no-reply@example.com'],
    ['https://site.example.co.kr:8443', 'no-reply@site.example.co.kr'],
    ['http://192.0.2.1', 'no-reply@localhost'],
    ['http://localhost:3000', 'no-reply@localhost'],
  ])('sends mails of %s as %s unless MAIL_FROM says otherwise', (SITE_URL, address) => {
    expect(apiSettings(parseEnv({ SITE_URL })).gateways.mail.from).toEqual({ name: 'Lumibiome', address });
  });

  it('passes a provider with its URLs to the API', () => {
    const variables = {
      NAVER_CLIENT_ID: 'id',
      NAVER_CLIENT_SECRET: 'secret',
      NAVER_TOKEN_URL: 'http://localhost:1/t',
    };
    expect(apiSettings(parseEnv(variables)).gateways.oauth.naver).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      tokenUrl: 'http://localhost:1/t',
      profileUrl: 'https://openapi.naver.com/v1/nid/me',
      unlinkUrl: 'https://nid.naver.com/oauth2.0/token',
    });
  });
});

describe('.env.example', () => {
  const example = readFileSync(resolve(import.meta.dirname, '../../.env.example'), 'utf8');
  const documented = [...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);

  it('documents every variable once, and no other', () => {
    expect(documented.toSorted()).toEqual([...envNames].sort());
  });
});
