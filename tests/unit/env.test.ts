import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, envNames, parseEnv } from '#config/env.ts';

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
    { DATABASE_URL: 'mysql://localhost/site' },
    { TRUST_PROXY: '10.0.0.0/40' },
    { TRUST_PROXY: 'everyone' },
    { LOCALES_IN_SWITCHER: 'ko-KR,fr-FR' },
    { LOG_LEVEL: 'loud' },
    { API_BASE_URL: 'http://api.example.com', DATABASE_URL: 'postgres://localhost/site' },
  ])('refuses %j in one line', (variables: Record<string, string>) => {
    const attempt = () => parseEnv(variables);
    expect(attempt).toThrow(EnvError);
    expect(attempt).toThrow(/^Environment: [^\n]+$/);
    expect(attempt).toThrow(Object.keys(variables)[0]);
  });

  it('names no value, which may be a secret', () => {
    expect(() => parseEnv({ DATABASE_URL: 'mysql://root:secret@db/site' })).not.toThrow('secret');
  });
});

describe('.env.example', () => {
  const example = readFileSync(resolve(import.meta.dirname, '../../.env.example'), 'utf8');
  const documented = [...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);

  it('documents every variable once, and no other', () => {
    expect(documented.toSorted()).toEqual([...envNames].sort());
  });
});
