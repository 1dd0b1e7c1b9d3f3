import { describe, expect, it } from 'vitest';
import { addressOf } from '#app/features/profile/postcode.ts';

const found = {
  zonecode: '13529',
  address: '경기 성남시 분당구 판교역로 166',
  roadAddress: '경기 성남시 분당구 판교역로 166',
  roadAddressEnglish: '166 Pangyoyeok-ro, Bundang-gu, Seongnam-si, Gyeonggi-do, Republic of Korea',
  jibunAddress: '경기 성남시 분당구 백현동 532',
  jibunAddressEnglish: '532 Baekhyeon-dong, Bundang-gu, Seongnam-si, Gyeonggi-do, Republic of Korea',
  userSelectedType: 'R',
  userLanguageType: 'K',
  bname: '백현동',
  buildingName: '푸르지오 그랑블',
  apartment: 'Y',
};

const lineOf = (change: object) => addressOf({ ...found, ...change }).address1;

describe('An address that was found', () => {
  it('by road has its quarter behind it, and the name of an apartment house', () => {
    expect(addressOf(found)).toEqual({
      zipcode: '13529',
      address1: '경기 성남시 분당구 판교역로 166 (백현동, 푸르지오 그랑블)',
    });
    expect(lineOf({ apartment: 'N' })).toBe('경기 성남시 분당구 판교역로 166 (백현동)');
    // A village is in the address already.
    expect(lineOf({ apartment: 'N', bname: '수지리' })).toBe('경기 성남시 분당구 판교역로 166');
  });

  it('by lot, or in English, is as it was chosen', () => {
    expect(lineOf({ userSelectedType: 'J' })).toBe(found.jibunAddress);
    expect(lineOf({ userLanguageType: 'E' })).toBe(found.roadAddressEnglish);
    expect(lineOf({ userLanguageType: 'E', userSelectedType: 'J' })).toBe(found.jibunAddressEnglish);
  });

  it('is the displayed line without further fields, and empty without text', () => {
    expect(addressOf({ zonecode: '13529', address: '경기 성남시' })).toEqual({
      zipcode: '13529',
      address1: '경기 성남시',
    });
    expect(addressOf({ zonecode: 13529, address: { toString: 'x' } })).toEqual({ zipcode: '', address1: '' });
  });
});
