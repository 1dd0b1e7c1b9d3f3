import { getTableColumns } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contacts } from '#api/db/schema/index.ts';
import { inquiryNotice } from '#api/mails/staff-mails.ts';
import enUS from '#api/services/privacy-requests/texts/en-US.json' with { type: 'json' };
import koKR from '#api/services/privacy-requests/texts/ko-KR.json' with { type: 'json' };
import { contactRequestSchema, inquiryFormSchema } from '#contract/contacts.ts';
import type { Locale } from '#contract/locales.ts';
import { fieldErrors } from '#rules/field-errors.ts';

const inquiry = {
  type: 'OEM_ODM',
  fullName: 'Aurora Cosmetics',
  email: 'buyer@example.com',
  mobile: '+82 10-1234-5678',
  subject: 'Heat-killed powder',
  content: 'First line\nsecond line',
  privacyAgree: true,
};

function errorsOf(change: Record<string, unknown>, locale: Locale = 'ko-KR') {
  const result = v.safeParse(inquiryFormSchema(locale), { ...inquiry, ...change });
  return result.success ? [] : fieldErrors(result.issues);
}

describe('inquiry form', () => {
  it('accepts a complete inquiry', () => {
    expect(errorsOf({})).toEqual([]);
  });

  it.each([
    ['type', 'EVERYTHING', 'required'],
    ['type', undefined, 'required'],
    ['fullName', '   ', 'required'],
    ['fullName', 'x'.repeat(101), 'too_long'],
    ['fullName', 'a\nBcc: x@example.com', 'forbidden_character'],
    ['fullName', 'a\u0000b', 'forbidden_character'],
    ['fullName', 'a\ud800b', 'forbidden_character'],
    ['fullName', ['a', 'b'], 'required'],
    ['email', '', 'required'],
    ['email', 'nobody', 'invalid_email'],
    ['email', 'a@b.example\r\nBcc: c@d.example', 'invalid_email'],
    ['email', `${'a'.repeat(250)}@b.example`, 'too_long'],
    ['mobile', '12-34', 'invalid_phone'],
    ['mobile', 'call me', 'invalid_phone'],
    ['subject', '', 'required'],
    ['subject', 'x'.repeat(201), 'too_long'],
    ['content', '', 'required'],
    ['content', 'x'.repeat(5001), 'too_long'],
    ['content', 'a\u0000b', 'forbidden_character'],
    ['privacyAgree', false, 'consent_required'],
    ['privacyAgree', undefined, 'consent_required'],
  ])('refuses %s of %j with %s', (path, value, code) => {
    expect(errorsOf({ [path]: value })).toEqual([{ path, code }]);
  });

  it.each(['ko-KR', 'en-US', 'ja-JP'] as const)('needs no telephone number in %s', (locale) => {
    expect(errorsOf({ mobile: '' }, locale)).toEqual([]);
    expect(errorsOf({ mobile: undefined }, locale)).toEqual([]);
  });

  it.each(['zh-CN', 'zh-TW'] as const)('needs a telephone number in %s', (locale) => {
    expect(errorsOf({ mobile: '' }, locale)).toEqual([{ path: 'mobile', code: 'required' }]);
    expect(errorsOf({ mobile: undefined }, locale)).toEqual([{ path: 'mobile', code: 'required' }]);
  });

  it('trims lines and converts line ends to LF', () => {
    const form = { ...inquiry, fullName: ' Aurora ', content: ' a\r\nb\rc ' };
    const parsed = v.parse(inquiryFormSchema('ko-KR'), form);
    expect(parsed.fullName).toBe('Aurora');
    expect(parsed.content).toBe('a\nb\nc');
  });
});

describe('a field of the inquiry', () => {
  const { privacyAgree: _agreed, ...fields } = inquiry;

  it('is in the sample of these tests', () => {
    expect(Object.keys(inquiryFormSchema('ko-KR').entries).toSorted()).toEqual(
      Object.keys(inquiry).toSorted(),
    );
  });

  it.each(Object.keys(fields))('has a column: %s', (field) => {
    expect(Object.keys(getTableColumns(contacts))).toContain(field);
  });

  it.each(Object.keys(fields))('has a label in the data that a person requests: %s', (field) => {
    for (const { fields: labels } of [enUS, koKR]) expect(Object.keys(labels)).toContain(field);
  });

  it('is in the mail to staff', () => {
    const request = v.parse(contactRequestSchema('ko-KR'), inquiry);
    const context = { to: ['staff@example.com'], reference: 'LB-1', locale: 'ko-KR', fileCount: 0 } as const;
    const { text } = inquiryNotice({ ...request, ...context });
    for (const value of Object.values({ ...fields, type: 'OEM' })) expect(text).toContain(value);
  });
});

describe('contact request', () => {
  it('accepts an inquiry without subject and mobile number, and drops unknown fields', () => {
    const { subject: _subject, mobile: _mobile, ...rest } = inquiry;
    const request = v.parse(contactRequestSchema('ko-KR'), { ...rest, status: 'answered' });
    expect(request).toEqual(rest);
  });
});
