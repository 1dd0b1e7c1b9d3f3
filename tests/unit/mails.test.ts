import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inquiryNotice, overdueNotice, questionNotice, sampleNotice } from '#api/mails/staff-mails.ts';
import {
  emailVerification,
  inquiryAnswered,
  inquiryConfirmation,
  passwordReset,
  phoneCode,
  questionAnswered,
  sampleChanged,
  termsAnnounced,
} from '#api/mails/visitor-mails.ts';
import { nextStatuses } from '#contract/inbox-work.ts';
import { type Locale, locales } from '#contract/locales.ts';

const siteOrigin = 'https://www.example.com';
const token = 'T'.repeat(43);
const script = `"><script>alert('1')</script><img src=x onerror=alert(1)>&amp;`;
const root = resolve(import.meta.dirname, '../..');

/** Before Chuseok, from Thursday to Saturday. */
const receivedAt = new Date('2026-09-23T15:00:00+09:00');

const receiver = (locale: Locale) => ({ locale, to: 'visitor@example.com', siteOrigin });

function visitorMails(locale: Locale, typed = 'typed') {
  const to = receiver(locale);
  return [
    inquiryConfirmation({ ...to, reference: 'LB-1', type: 'OEM_ODM', receivedAt }),
    inquiryAnswered({ ...to, reference: 'LB-1', answer: typed, replyTo: 'staff@example.com' }),
    emailVerification({ ...to, token, validHours: 24 }),
    passwordReset({ ...to, token, validHours: 1 }),
    questionAnswered({ ...to, id: 7, title: typed }),
    termsAnnounced({
      ...to,
      kind: 'terms',
      version: '2',
      title: 'Terms',
      changes: typed,
      effectiveAt: new Date('2027-01-01T00:00:00+09:00'),
    }),
    ...nextStatuses.map((status) =>
      sampleChanged({ ...to, status, product: 'LMB-07', amount: typed, note: typed }),
    ),
  ];
}

function staffMails(typed: string) {
  const to = ['staff@example.com'];
  const inquiry = { reference: 'LB-1', type: 'OTHER', locale: 'zh-CN', fileCount: 2 } as const;
  const texts = { fullName: typed, mobile: typed, subject: typed, content: typed };
  return [
    inquiryNotice({ to, email: 'visitor@example.com', ...inquiry, ...texts }),
    questionNotice({ to, reference: 'Q-7', title: typed, content: typed }),
    sampleNotice({
      to,
      reference: 'S-7',
      product: 'LMB-07',
      amount: typed,
      purpose: typed,
      member: { name: typed, email: 'member@example.com', locale: 'zh-CN' },
      delivery: {
        company: typed,
        recipient: typed,
        mobile: typed,
        zipcode: typed,
        address1: typed,
        address2: typed,
      },
    }),
    overdueNotice({ to, total: 1, days: 30, items: [{ reference: 'LB-1', at: new Date() }] }),
  ];
}

describe('mails to visitors', () => {
  it.each([
    ['ko-KR', /문의가 접수되었습니다/, 'ko-KR'],
    ['en-US', /received your inquiry/, 'en-US'],
    ['zh-CN', /已收到您的咨询/, 'zh-CN'],
    ['zh-TW', /已收到您的諮詢/, 'zh-TW'],
    ['ja-JP', /お問い合わせを受け付けました/, 'ja-JP'],
  ] as const)('are written in %s', (locale, subject, language) => {
    const mail = inquiryConfirmation({
      ...receiver(locale),
      reference: 'LB-1',
      type: 'RAW_MATERIAL',
      receivedAt,
    });
    expect(mail.subject).toMatch(subject);
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).toContain('LB-1');
  });

  it.each(locales)('have every word and no placeholder left in %s', (locale) => {
    const texts = visitorMails(locale).flatMap(({ subject, text, html }) => [subject, text, html]);
    for (const text of [...texts, phoneCode({ locale, to: '01012345678', code: '123456' }).text]) {
      expect(text).not.toMatch(/undefined|\{\w+\}/);
    }
  });

  it('link only to this site, with the language', () => {
    const links = visitorMails('zh-TW').flatMap(({ html }) =>
      [...(html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&')),
    );
    expect(links).toEqual([
      `${siteOrigin}/contact?view=status&sent=LB-1&lang=zh-TW`,
      `${siteOrigin}/email/verify?token=${token}&lang=zh-TW`,
      `${siteOrigin}/password/reset?token=${token}&lang=zh-TW`,
      `${siteOrigin}/mypage/questions/7?lang=zh-TW`,
      `${siteOrigin}/terms?version=2&lang=zh-TW`,
      ...Array(4).fill(`${siteOrigin}/sample?lang=zh-TW`),
    ]);
    const [verification] = [emailVerification({ ...receiver('ko-KR'), token, validHours: 24 })];
    expect(verification?.text).toContain(`${siteOrigin}/email/verify?token=${token}&lang=ko-KR`);
    expect(verification?.text).toContain('24시간');
  });

  it.each([
    [
      'ko-KR',
      '접수 시각: 2026년 9월 23일 수요일 15:00 (한국 시간)',
      '답변 기한: 2026년 9월 29일 화요일 23:59',
    ],
    [
      'en-US',
      'Received at: Wednesday, September 23, 2026 15:00 (Korean time)',
      'Answer due by: Tuesday, September 29, 2026 23:59',
    ],
    ['zh-CN', '受理时间: 2026年9月23日星期三 15:00（韩国时间）', '答复期限: 2026年9月29日星期二 23:59'],
  ] as const)(
    'confirm an inquiry in %s with its deadline and the team that reads it',
    (locale, received, due) => {
      const { text } = inquiryConfirmation({
        ...receiver(locale),
        reference: 'LB-1',
        type: 'RAW_MATERIAL',
        receivedAt,
      });
      expect(text).toContain(received);
      expect(text).toContain(due);
      const messages = JSON.parse(readFileSync(resolve(root, `messages/${locale}.json`), 'utf8'));
      expect(text).toContain(`: ${messages.inquiry_reader_raw_material}\n`);
    },
  );

  it('show an answer with its lines, and let a reply reach staff', () => {
    const mail = inquiryAnswered({
      ...receiver('ko-KR'),
      reference: 'LB-1',
      answer: '첫째 줄\n둘째 줄',
      replyTo: 'staff@example.com',
    });
    expect(mail.replyTo).toBe('staff@example.com');
    expect(mail.text).toContain('첫째 줄\n둘째 줄');
    expect(mail.text.trim()).toMatch(/이 메일에 회신해 주세요\.$/);
  });
});

describe('typed text', () => {
  it('is shown in a mail and never run', () => {
    for (const { html } of [...visitorMails('en-US', script), ...staffMails(script)]) {
      expect(html).not.toMatch(/<script|<img/);
    }
    expect(staffMails(script)[0]?.html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;');
  });

  it('becomes no link in a mail to staff', () => {
    for (const { html } of staffMails('https://evil.example.com <a href="https://evil.example.com">x</a>')) {
      expect(html).not.toContain('<a ');
    }
  });

  it('is not taken for a placeholder of ours', () => {
    expect(staffMails('{type} $& $1')[0]?.subject).toBe('[문의 LB-1] 기타 · {type} $& $1');
  });
});

describe('a mail to staff', () => {
  it('names the number and the dashboard', () => {
    const staff = { to: ['staff@example.com'], dashboardUrl: 'https://staff.example/' };
    const notice = questionNotice({ ...staff, reference: 'Q-7', title: 'Title', content: 'Content' });
    expect(notice.subject).toBe('[1:1 문의 Q-7] Title');
    expect(notice.text).toContain('대시보드에서 답변을 보내 주세요.');
    expect(notice.html).toContain('<a href="https://staff.example/inbox/Q-7"');
    expect(staffMails('typed').map(({ text }) => /(LB-1|Q-7|S-7)/.test(text))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('the list of items that are open for long', () => {
  const items = ['LB-1', 'S-7'].map((reference) => ({ reference, at: new Date('2026-10-01T00:00:00Z') }));
  const list = { to: ['staff@example.com'], total: 2, days: 30, items };

  it('links to each item and says what to do with requests for samples', () => {
    const { html, text } = overdueNotice({ ...list, dashboardUrl: 'https://www.example.com/admin' });
    for (const { reference } of items) {
      const href = `https://www.example.com/admin/inbox/${reference}`;
      expect(html).toContain(`<a href="${href}">${reference}</a>`);
      expect(text).toContain(`${reference}: 2026년 10월 1일\n${href}\n`);
    }
    expect(html).toContain('href="https://www.example.com/admin/inbox"');
    expect(text).toContain('S-로 시작하는 샘플 신청은');
  });

  it('has no links without a dashboard', () => {
    expect(overdueNotice(list).html).not.toContain('<a ');
  });
});

describe('the notice of an inquiry', () => {
  it('contains everything for staff in Korean, and a reply goes to the visitor', () => {
    const [notice] = staffMails('내용');
    expect(notice).toMatchObject({ to: ['staff@example.com'], replyTo: 'visitor@example.com' });
    for (const fact of ['LB-1', '기타', 'zh-CN', '2개', '내용']) expect(notice?.text).toContain(fact);
  });

  it('does without a subject and a number', () => {
    const notice = inquiryNotice({
      to: ['staff@example.com'],
      reference: 'LB-1',
      type: 'OTHER',
      fullName: 'Name',
      email: 'visitor@example.com',
      mobile: undefined,
      subject: undefined,
      content: 'Content',
      locale: 'en-US',
      fileCount: 0,
    });
    expect(notice.subject).toBe('[문의 LB-1] 기타 · 제목 없음');
    expect(notice.text).not.toContain('연락처');
  });
});

describe('the texts', () => {
  const texts = (path: string) => JSON.parse(readFileSync(resolve(root, path), 'utf8'));
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

  it.each(locales.filter((locale) => locale !== 'ko-KR'))(
    'of %s have the placeholders of the Korean ones',
    (locale) => {
      const korean = texts('api/mails/texts/ko-KR.json');
      const others = texts(`api/mails/texts/${locale}.json`);
      expect(Object.keys(others)).toEqual(Object.keys(korean));
      for (const key of Object.keys(korean)) {
        expect(placeholders(others[key]), key).toEqual(placeholders(korean[key]));
      }
    },
  );

  it.each(locales)('call the kinds of inquiry in %s as the site does', (locale) => {
    const site = texts(`messages/${locale}.json`);
    const mails = texts(`api/mails/texts/${locale}.json`);
    for (const type of ['OEM_ODM', 'RAW_MATERIAL', 'PARTNERSHIP', 'OTHER']) {
      expect(mails[`type_${type}`]).toBe(site[`inquiry_type_${type.toLowerCase()}`]);
    }
  });

  it('of a code fit into a short message of 90 bytes, Korean letters being two each', () => {
    for (const locale of locales) {
      const { text, code } = phoneCode({ locale, to: '01012345678', code: '123456' });
      expect(code).toBe('123456');
      expect(text).toContain('123456');
      expect([...text].reduce((bytes, letter) => bytes + (letter > '\u007f' ? 2 : 1), 0)).toBeLessThanOrEqual(
        90,
      );
    }
  });
});
