import { describe, expect, it } from 'vitest';
import { addFiles, faultOfFiles } from '#app/components/forms/add-files.ts';
import { dialOptions, readOption } from '#app/features/inquiry/dial-codes.ts';
import { checkInquiry } from '#app/features/inquiry/inquiry.schema.ts';
import { readInquirySearch } from '#app/features/inquiry/inquiry.search.ts';
import { storedNumber } from '#app/features/inquiry/inquiry.server.ts';
import { linkedProduct } from '#app/features/inquiry/linked-product.ts';
import { maxFileBytes, maxFilesBytes } from '#contract/attachments.ts';

describe('a telephone number', () => {
  it.each([
    ['010-1234-5678', 'KR+82', '+82 10 1234 5678'],
    ['０１０１２３４５６７８', 'KR+82', '+82 10 1234 5678'],
    ['13800138000', 'CN+86', '+86 138 0013 8000'],
    ['0912 345 678', 'TW+886', '+886 912 345 678'],
    ['(212) 555-0123', 'US+1', '+1 212 555 0123'],
    // Italy keeps the 0.
    ['06 6982 3456', 'IT+39', '+39 06 6982 3456'],
    ['+81 90-1234-5678', 'KR+82', '+81 90-1234-5678'],
    ['＋81 90-1234-5678', 'KR+82', '＋81 90-1234-5678'],
    ['0081 90-1234-5678', 'KR+82', '0081 90-1234-5678'],
    // Invalid for that country, but readable for staff.
    ['99', 'KR+82', '+82 99'],
    ['010-1234-5678', undefined, '010-1234-5678'],
    ['010-1234-5678', 'nonsense', '010-1234-5678'],
    ['', 'KR+82', ''],
    [undefined, 'KR+82', undefined],
  ])('%j of %s is stored as %j', (typed, country, stored) => {
    expect(storedNumber(typed, country)).toBe(stored);
  });

  it('is checked together with its dial code', () => {
    const errorOf = (mobile: string, mobileCountry: string) =>
      checkInquiry({ mobile, mobileCountry }, 'en-US').errors?.mobile;
    // Six digits are a whole number in Luxembourg.
    expect(errorOf('224422', 'LU+352')).toBeUndefined();
    expect(errorOf('1234', 'KR+82')).toBe('invalid_phone');
    expect(errorOf('123456789012345', 'KR+82')).toBe('invalid_phone');
    expect(errorOf('', 'KR+82')).toBeUndefined();
  });

  it('is required in Chinese with any number of other choices', () => {
    expect(checkInquiry({ mobile: ' ', mobileCountry: 'CN+86' }, 'zh-CN').errors?.mobile).toBe('required');
  });
});

describe('countries of the telephone number', () => {
  const countries = ['JP', 'CN', 'KR', 'DE', 'US', 'TW'].map((code) => ({
    code,
    name: `Land ${code}`,
    dialCode: '+1',
  }));

  it.each([
    ['ko-KR', 'KR'],
    ['en-US', 'US'],
    ['zh-CN', 'CN'],
    ['zh-TW', 'TW'],
    ['ja-JP', 'JP'],
  ] as const)('begin in %s with %s, and are there once each', (locale, first) => {
    const { likely, others } = dialOptions(countries, locale);
    expect(likely.map(readOption)[0]).toEqual({ value: `${first}+1`, label: `Land ${first} +1` });
    expect(others.map(readOption)).toEqual([{ value: 'DE+1', label: 'Land DE +1' }]);
    expect(likely).toHaveLength(5);
  });
});

describe('files of an inquiry', () => {
  const file = (name: string, size = 1000) => ({ name, size });

  it.each([
    [[file('a.pdf', maxFileBytes)], undefined],
    [[file('a.pdf', maxFileBytes + 1)], 'file_too_large'],
    [[file('a.exe')], 'file_type'],
    [[file('noextension')], 'file_type'],
    [[file('a.php.jpg')], 'file_name'],
    [[file('../a.pdf')], 'file_name'],
    [[file('a\u202egpj.pdf')], 'file_name'],
    [Array.from({ length: 6 }, () => file('a.pdf')), 'too_many_files'],
    [[file('a.pdf', maxFileBytes), file('b.pdf', maxFilesBytes - maxFileBytes)], undefined],
    [[file('a.pdf', 7_000_000), file('b.pdf', 7_000_000), file('c.pdf', 7_000_000)], 'files_too_large'],
  ])('%j: %s', (files, fault) => {
    expect(faultOfFiles(files)).toBe(fault);
  });

  it('are added as far as they fit, and the others named with why', () => {
    const added = [file('b.pdf'), file('c.exe'), file('d.pdf', maxFileBytes + 1), file('e.png')];
    expect(addFiles([file('a.pdf')], added)).toEqual({
      files: [file('a.pdf'), file('b.pdf'), file('e.png')],
      refused: [
        { name: 'c.exe', fault: 'file_type' },
        { name: 'd.pdf', fault: 'file_too_large' },
      ],
    });
  });
});

describe('search params of the inquiry', () => {
  it('take a type and a product from a link', () => {
    const search = { type: 'RAW_MATERIAL', product: 'LMB-07 EV' };
    expect(readInquirySearch(search)).toEqual(search);
    expect(linkedProduct(' LMB-07 EV ')).toBe('LMB-07 EV');
    expect(linkedProduct('LMB-\u206007 胞外\u2060囊泡 5 kg')).toBe('LMB-07 胞外囊泡 5 kg');
  });

  it.each(['x'.repeat(81), 'a\nBcc: b@example.com', 'a\u202eb', '\ud800', ' ', ''])(
    'take no product from %j',
    (text) => {
      expect(linkedProduct(text)).toBeUndefined();
    },
  );

  it.each([
    { type: 'raw_material' },
    { product: 'x'.repeat(401) },
    { product: 7 },
    { sent: '"><script>' },
    { at: '1e9' },
    { at: -1 },
    { view: 'admin' },
  ])('leave out %j', (search) => {
    expect(readInquirySearch(search)).toEqual({});
  });
});
