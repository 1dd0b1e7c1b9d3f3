import { describe, expect, it } from 'vitest';
import { listedServices } from '#app/consents/listed-services.server.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { parseEnv } from '#config/env.ts';
import { outsideServices } from '#config/outside-services.ts';
import { completeLocales } from '#contract/locales.ts';

const unset = 'Ask our privacy officer';

const settings: [string, Record<string, string>, string, string][] = [
  ['hosting', { HOSTING_PROVIDER: 'Cloud_Host *Inc*', HOSTING_COUNTRY: 'JP' }, 'Cloud_Host *Inc*', 'Japan'],
  ['mail', { SMTP_URL: 'smtps://u:p@smtp.example.com' }, 'smtp.example.com', unset],
  [
    'mail of a named company',
    {
      SMTP_URL: 'smtp://10.0.0.1',
      MAIL_PROVIDER: 'Mail GmbH',
      MAIL_COUNTRY: 'DE',
      MAIL_CONTACT: 'privacy@mail.example',
    },
    'Mail GmbH',
    'Germany',
  ],
  ['text messages', { SMS_KEY: 'k', SMS_SECRET: 's', SMS_FROM: '021234567' }, 'Solapi', 'South Korea'],
  [
    'text messages of a named company',
    {
      SMS_KEY: 'k',
      SMS_SECRET: 's',
      SMS_FROM: '021234567',
      SMS_URL: 'https://sms.example.com/send',
      SMS_PROVIDER: 'Text Ltd.',
      SMS_COUNTRY: 'SG',
    },
    'Text Ltd.',
    'Singapore',
  ],
  [
    'sample deliveries',
    { DELIVERY_PROVIDER: 'Parcel Co.', DELIVERY_COUNTRY: 'KR' },
    'Parcel Co.',
    'South Korea',
  ],
  ['reCAPTCHA', { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' }, 'Google LLC', 'United States'],
  ['maps', { KAKAO_MAP_KEY: 'k' }, 'Kakao Corp.', 'South Korea'],
  ['Kakao', { KAKAO_CLIENT_ID: 'i', KAKAO_ADMIN_KEY: 'a' }, 'Kakao Corp.', 'South Korea'],
  ['Naver', { NAVER_CLIENT_ID: 'i', NAVER_CLIENT_SECRET: 's' }, 'NAVER Corp.', 'South Korea'],
  ['Google', { GOOGLE_CLIENT_ID: 'i', GOOGLE_CLIENT_SECRET: 's' }, 'Google LLC', 'United States'],
  [
    'Facebook',
    { FACEBOOK_CLIENT_ID: 'i', FACEBOOK_CLIENT_SECRET: 's' },
    'Meta Platforms, Inc.',
    'United States',
  ],
];

const textOf = (env: Record<string, string>, locale: (typeof completeLocales)[number]) =>
  renderMarkdown(listedServices(outsideServices(parseEnv(env)), locale)).replaceAll('<wbr />', '');

describe('the privacy policy', () => {
  it.each(settings)(
    'names the service of %s with its country, data and purpose',
    (_, env, heading, country) => {
      const html = textOf(env, 'en-US');
      expect(html.match(/<h3>/g)).toHaveLength(2);
      expect(html).toContain(`<h3>${heading}</h3>`);
      expect(html).toContain(`<li><strong>Country</strong>: ${country}</li>`);
      for (const label of [
        'Contact',
        'Purpose',
        'Data',
        'When and how',
        'Stored for',
        'Basis and how to refuse',
      ])
        expect(html).toMatch(new RegExp(`<li><strong>${label}</strong>: .{8,}</li>`));
    },
  );

  it('names nobody for servers that the company runs itself', () => {
    const html = textOf({ COMPANY_NAME: 'Acme', HOSTING_PROVIDER: 'Acme', HOSTING_COUNTRY: 'KR' }, 'en-US');
    expect(html).not.toContain('<h3>Acme</h3>');
  });

  it('names the address finder, which needs no key, where nothing is set', () => {
    const html = textOf({ SMTP_URL: 'smtp://localhost:25' }, 'en-US');
    expect(html.match(/<h3>(.*?)<\/h3>/g)).toEqual(['<h3>Kakao Corp.</h3>']);
    expect(html).toContain('the words you search for');
    expect(html).toContain('type the address yourself');
  });

  it.each([
    ['en-US', 'Until the message is delivered. Delivery logs for up to 30 days', '1 day'],
    ['ko-KR', '발송이 끝날 때까지. 발송 기록은 최대 30일', '1일'],
  ] as const)('says in %s how long processors keep their logs of deliveries', (locale, mail, day) => {
    const sms = { SMS_KEY: 'k', SMS_SECRET: 's', SMS_FROM: '021234567', SMS_LOG_DAYS: '1' };
    const html = textOf({ SMTP_URL: 'smtps://smtp.example.com', MAIL_LOG_DAYS: '30', ...sms }, locale);
    const [, mailPart = '', textsPart = ''] = html.split('<h3>');
    expect(mailPart).toContain(`${mail}</li>`);
    expect(textsPart).toContain(`${day}</li>`);
  });

  it.each(['0', '-1', '1.5', 'a month'])('refuses %s as a number of days', (value) => {
    expect(() => parseEnv({ MAIL_LOG_DAYS: value })).toThrow('MAIL_LOG_DAYS');
  });

  it.each(completeLocales)('names all services in %s', (locale) => {
    const all = settings.flatMap(([, env]) => Object.entries(env));
    const html = textOf(Object.fromEntries(all), locale);
    expect(html.match(/<h3>/g)).toHaveLength(11);
    expect(html.match(/<li>/g)).toHaveLength(11 * 7);
  });
});
