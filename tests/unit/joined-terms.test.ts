import { describe, expect, it } from 'vitest';
import { joinAll, joinCodes, joinHeading, joinTerms } from '#app/content/joined-terms.ts';
import { joinedMessages } from '../../scripts/messages.ts';

const shown = (text: string) => joinTerms(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '_');

describe('a text without markup', () => {
  it.each([
    ['50 MPa에서 12 h', '50~MPa에서 12~h'],
    ['7.5 trillion cells/g', '7.5~trillion cells/g'],
    ['1 g에는 3,000 L × 2', '1~g에는 3,000~L~×~2'],
    ['cheek 2.1 ± 0.6, 12 rpm, 10¹¹ Ω', 'cheek 2.1~±~0.6, 12~rpm, 10¹¹~Ω'],
    ['0.9 × 1.2 µm, 1.2 × 10¹⁰', '0.9~×~1.2~µm, 1.2~×~10¹⁰'],
    ['7.5조 cells/g 이상, pH 4.6', '7.5조~cells/g 이상, pH~4.6'],
    ['약 12분, 계약 12건, 비타민 C', '약~12분, 계약 12건, 비타민~C'],
    ['每克7.5万亿 cells/g，2024年8月，24个月', '每克7.5_万_亿~cells/g，2024_年8_月，24_个月'],
    ['판교로255번길 97, 강남대로 408, 오송생명6로 211', '판교로255번길~97, 강남대로~408, 오송생명6로~211'],
    ['물질안전보건자료(한·영), 7.95조~8.01조 개', '물질안전보건자료(한_·영), 7.95조_~8.01조~개'],
    ['ISO 22000, KRW 39,000', 'ISO~22000, KRW~39,000'],
    ['Seo J.-A., Tak I.-H.', 'Seo~J.-A., Tak~I.-H.'],
    ['Nam G.-\u2060H.', 'Nam~G.-_H.'],
    ['2026년 11월 25일, 3월 매출, 2027년 상반기', '2026년~11월~25일, 3월 매출, 2027년 상반기'],
    ['Friday, November 20, in October 2026', 'Friday, November~20, in October 2026'],
    ['1.2 × 10¹⁰ particles/mL, 8.2 × 10⁵ Da', '1.2~×~10¹⁰~particles/mL, 8.2~×~10⁵~Da'],
    ['五松工厂2号楼', '五松工厂2_号楼'],
    ['by e-mail: E-mail address', 'by e-_mail: E-_mail address'],
    ['Building 2, 24 months at 60% RH', 'Building~2, 24~months at 60%~RH'],
    ['LMB-07 EV', 'LMB-07 EV'],
    ['to 8 metric tons a year, about 5 minutes', 'to 8~metric tons a year, about 5~minutes'],
    ['정제수, 1,2-헥산다이올', '정제수, 1,2-_헥산다이올'],
    ['페놀-황산법, 블랜드-올트먼, t-검정, D-젖산', '페놀-_황산법, 블랜드-_올트먼, t-_검정, D-_젖산'],
    ['기체크로마토그래피-질량분석', '기체크로마토그래피-질량분석'],
    ['苯酚-硫酸法', '苯酚-_硫酸法'],
    ['12 materials, 3 more', '12 materials, 3 more'],
    ['2026 the year', '2026 the year'],
    ['Building A. Then', 'Building A. Then'],
  ])('%s', (text, joined) => {
    expect(shown(text)).toBe(joined);
  });

  it('is found wherever it lies in a value, and negative numbers get a minus', () => {
    expect(joinAll([{ value: '-40 ℃ (2020-2026)', count: 5, none: null }])).toEqual([
      { value: '−40\u00a0℃ (2020-2026)', count: 5, none: null },
    ]);
  });
});

it.each([
  ['高菌数热灭活乳酸菌粉末制备方法', '高|菌数|热灭活|乳酸菌|粉末|制备|方法'],
  ['流动性改善的囊泡', '流动性|改善的|囊'],
  ['유산균 粉末', '유산균 粉|末'],
  ['加熱殺菌の粉末', '加|熱|殺|菌|の|粉|末'],
  ['LMB-07 加熱殺菌乳酸菌粉末', ' 加熱殺菌|乳酸菌粉末'],
])('a Chinese heading breaks between words only, and other languages as before: %s', (text, broken) => {
  const lines = joinHeading(text)
    .replaceAll(/(?<=[一-鿿の])(?=[一-鿿の])/g, '|')
    .replaceAll('\u2060', '');
  expect(lines).toContain(broken);
});

it('a heading breaks neither a compound nor a name at its hyphen', () => {
  expect(joinHeading('Moon Tae-kyung on heat-killed LMB-07').replaceAll('\u2060', '_')).toBe(
    'Moon Tae-_kyung on heat-_killed LMB-07',
  );
  expect(joinHeading('Samples of LMB-07 EV')).toBe('Samples of LMB-07\u00a0EV');
});

it('only headings of a value have joined words', () => {
  const [item] = joinAll([{ title: '制备方法', summary: '制备方法' }]);
  expect(item).toEqual({ title: '制\u2060备方\u2060法', summary: '制备方法' });
});

it('messages are joined when they are compiled', () => {
  const id = '/site/app/paraglide/messages/home_lead.js';
  expect(joinedMessages('const text = `LMB-07 1 g`', id)).toBe('const text = `LMB-07 1\u00a0g`');
});

it('codes within sentences do not break at their hyphen; a message that is a code stays a query', () => {
  const id = '/site/app/paraglide/messages/home_lead.js';
  expect(joinedMessages('`A gram of LMB-07`', id)).toBe('`A gram of LMB-\u206007`');
  expect(joinedMessages('`LMB-07`', id)).toBe('`LMB-07`');
  expect(joinCodes('LMB-07 in UTF-8')).toBe('LMB-\u206007 in UTF-8');
});
