import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { textParts } from '#app/content/text-parts.server.ts';

const partsOf = (text: string, kind: string) =>
  textParts(text)
    .filter((part) => part.kind === kind)
    .map((part) => part.text);

describe('a text', () => {
  it.each([
    ['LMB-07, LMB-07G와 LMB-07 EV', ['LMB-07', 'LMB-07G', 'LMB-07 EV']],
    ['50 MPa에서 2%를 넣습니다', ['50 MPa에서', '2%를']],
    ['7.5조 cells/g 이상(유세포 분석)입니다', ['7.5조 cells/g', ')입니다']],
    ['at least 7.5 trillion cells/g', ['7.5 trillion cells/g']],
    ['1.2 × 10¹⁰ particles/mL, 25 °C', ['1.2 × 10¹⁰ particles/mL', '25 °C']],
    ['2.1 ± 0.6 at 12 rpm, 1 × 10¹¹ Ω', ['2.1 ± 0.6', '12 rpm', '1 × 10¹¹ Ω']],
    ['8.2 × 10⁵ Da(겔투과)', ['8.2 × 10⁵ Da']],
    ['每克7.5万亿 cells/g，24个月', ['7.5万亿 cells/g', '24个月']],
    ['1 gあたり7.5兆 cells/g、24か月、20～150 mg', ['1 g', '7.5兆 cells/g', '24か月', '20～150 mg']],
    ['세포 0.9 × 1.2 µm', ['0.9 × 1.2 µm']],
    ['ISO 22000:2018, KRW 6.8 billion.', ['ISO 22000:2018', 'KRW 6.8 billion']],
    ['Seo J.-A., Tak I.-H.', ['Seo J.-A.', 'Tak I.-H.']],
    ['10-2026-9903840', ['10-2026-9903840']],
    ['강남구 테헤란로 12-3번길 4', ['12-3번길']],
    ['4.0–8.0 g/L', ['4.0–8.0 g/L']],
    ['접수·처리·파기 일시', ['접수·처리·파기']],
    ['마이크로바이옴·안전성', ['옴·']],
  ])('keeps the terms of "%s" on one line', (text, joined) => {
    expect(partsOf(text, 'joined')).toEqual(joined);
  });

  it.each([
    ['Bifidobacterium animalis subsp. lactis LMB-21', ['Bifidobacterium animalis', 'lactis']],
    ['Lactiplantibacillus plantarum을', ['Lactiplantibacillus plantarum']],
    ['Staphylococcus 41주', ['Staphylococcus']],
    ['Lactobacillus and yeast', ['Lactobacillus']],
    ['Lactobacillus Ferment Lysate', []],
    ['Lactobacillus/Rice Ferment Filtrate', []],
  ])('has the scientific names of "%s" in italics', (text, names) => {
    expect(partsOf(text, 'species')).toEqual(names);
  });

  it.each([
    ['-40℃에서', '−40℃에서'],
    ['from -28 mV to -9 mV', 'from −28 mV to −9 mV'],
    ['LMB-07', 'LMB-07'],
    ['2020-2026', '2020-2026'],
    ['vitamin B-12', 'vitamin B-12'],
  ])('has a minus before a negative number only: "%s"', (text, typeset) => {
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(typeset);
  });

  it('without such a term is one part', () => {
    expect(textParts('열처리 분말 12종')).toEqual([{ kind: 'text', text: '열처리 분말 12종' }]);
    expect(textParts('')).toEqual([]);
  });
});

it('Markdown is typeset and stays escaped', () => {
  expect(renderMarkdown('-40℃ & <b>, Lactococcus lactis')).toBe(
    '<p><span data-joined>−40℃</span> &amp; &lt;b&gt;, <i lang="la">Lactococcus lactis</i></p>\n',
  );
  expect(renderMarkdown('[privacy.kisa.or.kr](https://privacy.kisa.or.kr), kisa.or.kr')).toBe(
    '<p><a href="https://privacy.kisa.or.kr" rel="noopener nofollow">privacy<wbr />.kisa<wbr />.or<wbr />.kr</a>, kisa.or.kr</p>\n',
  );
  expect(renderMarkdown('`LMB-07`')).toBe('<p><code>LMB-07</code></p>\n');
});
