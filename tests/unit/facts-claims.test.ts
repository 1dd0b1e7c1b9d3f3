import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { siteTexts } from '../support/content-texts.ts';
import { contentRoot } from '../support/facts.ts';
import { siteContent } from '../support/site-content.ts';

const { products } = siteContent;
const foods = products.filter(({ slug }) => slug.startsWith('lumiday-'));
const cosmetics = products.filter(({ slug }) => slug.startsWith('lumicell-'));

function placesWith(pattern: RegExp, isAllowed: (place: string) => boolean = () => false): string[] {
  return siteTexts.flatMap(({ place, locale, text }) => {
    const found = isAllowed(place) ? null : pattern.exec(text);
    return found ? [`${place} (${locale}): ${found[0]}`] : [];
  });
}

/** Functions of the body that a general food must not promise, and effects that a cosmetic must not. */
const functions: readonly RegExp[] = [
  /면역|(?<![가-힣])장 ?건강(?!기능)|배변|변비|소화 ?(?:기능|촉진|불량)|숙취|피로 ?(?:회복|개선)|콜레스테롤|혈당|체지방|다이어트|항산화|유익균|유해균|프로바이오틱스/,
  /미백(?!색)|주름|피부 ?재생|피부 ?장벽|탄력 ?개선|항염|염증|아토피|여드름|노화/,
  /\bimmun(?:e|ity)\b|\bgut\b|digesti(?:on|ve)|constipation|hangover|fatigue|cholesterol|blood sugar|weight loss|antioxida|probiotic/i,
  /whitening|wrinkle|anti-?aging|skin barrier|anti-?inflammat|atop(?:y|ic)|acne/i,
  /免疫力|肠道健康|助消化|通便|便秘|解酒|抗疲劳|胆固醇|血糖|减肥|抗氧化|益生菌(?!与益生元科学协会)/,
  /美白|抗皱|抗衰|屏障修复|抗炎|消炎|祛痘/,
  /腸道健康|助消化|便祕|抗疲勞|膽固醇|(?<!乾燥)減重|抗皺|抗老|屏障修復/,
  /免疫|腸内環境|整腸|便通|疲労回復|コレステロール|体脂肪|ダイエット|抗酸化|プロバイオティクス|善玉菌|シワ|アンチエイジング|バリア機能|抗炎症|ニキビ/,
];

const notice: Readonly<Record<string, string>> = {
  'ko-KR': '일반식품(건강기능식품 아님)',
  'en-US': 'eneral food (not a health functional food)',
  'zh-CN': '普通食品（非健康功能食品）',
  'zh-TW': '一般食品（非健康機能食品）',
  'ja-JP': '一般食品（健康機能食品ではありません）',
};

describe('claims', () => {
  it.each(functions)('of a function or an effect do not occur: %s', (pattern) => {
    expect(placesWith(pattern)).toEqual([]);
  });

  it('of postbiotics are left to the FAQ about the word, the seminar and what the company studies', () => {
    const allowed =
      /^(?:faqs\/what-are-postbiotics|news\/2025-09-16-postbiotics-seminar|history\.yaml seminar|messages brand_description)/;
    expect(
      placesWith(/포스트바이오틱스|postbiotic|后生元|後生元|ポストバイオティクス/i, (place) =>
        allowed.test(place),
      ),
    ).toEqual([]);
  });

  it('use the right word for keratinocytes, and do not call the cells of LMB-30 small', () => {
    expect(placesWith(/각질세포/)).toEqual([]);
    expect(
      placesWith(/세포가 작|작은 (?:세포|구균)|small(?:er)? (?:cells|coccus)|细胞小|細胞小|小さな細胞/),
    ).toEqual([]);
  });

  it('that a filtrate sets the viscosity of a formula, or of a feel that was not tested, do not occur', () => {
    expect(placesWith(/촉촉한 사용감|촉촉하게|moist feel|滋润肤感|滋潤膚觸|しっとりした感触/i)).toEqual([]);
    expect(
      placesWith(
        /여과물[^.\n]{0,12}점도를 잡|filtrate sets the viscosity|滤液调节黏度|濾液調節黏度|ろ液で粘度を/,
      ),
    ).toEqual([]);
  });
});

describe('general foods', () => {
  const lines = foods.flatMap(({ slug, translations }) =>
    translations.flatMap(({ locale, summary, specifications }) =>
      [summary, ...specifications.map(({ value }) => value)].map((line) => ({ slug, locale, line })),
    ),
  );

  it('carry the notice beside each count of cells', () => {
    const bare = lines.filter(
      ({ locale, line }) => line.includes('cells') && !line.includes(notice[locale] ?? '?'),
    );
    expect(bare).toEqual([]);
    expect(lines.filter(({ line }) => line.includes('cells')).length).toBeGreaterThanOrEqual(
      foods.length * locales.length,
    );
  });

  it('carry it wherever another text names a food with its cells', () => {
    const serving =
      /(?:한 포|1포|한 정|2정|1개당)[^.\n|]{0,30}cells|cells[^.\n|]{0,20}(?:in each|per|a) (?:\d g )?(?:stick|sachet)|每[条包條顆][^。\n|]{0,20}cells|[12][包粒本個](?:に|あたり)[^。\n|]{0,30}cells/;
    const bare = siteTexts.filter(
      ({ locale, text }) => serving.test(text) && !text.includes(notice[locale] ?? '?'),
    );
    expect(bare.map(({ place, locale }) => `${place} (${locale})`)).toEqual([]);
  });

  it('show no count on pictures of their packs, which have no room for the notice', () => {
    const packs = readFileSync(join(contentRoot, '../tools/art/packs/lumiday.ts'), 'utf8');
    expect(packs).toContain("note: 'LMB-07");
    expect(packs).not.toMatch(/note: '[^']*cells/);
  });

  it('prescribe no daily dose', () => {
    expect(
      lines.filter(({ line }) => /하루|1일|a day|daily|每日|每天|毎日|1日(?:あたり|に)/.test(line)),
    ).toEqual([]);
  });
});

describe('cosmetics', () => {
  const rows: Readonly<Record<string, readonly RegExp[]>> = {
    'ko-KR': [
      /^내용량$/,
      /^전성분$/,
      /^사용할 때의 주의사항$/,
      /^사용기한$/,
      /^화장품제조업자$/,
      /^화장품책임판매업자$/,
      /기능성/,
    ],
    'en-US': [
      /^Net content$/,
      /INCI/,
      /^Cautions$/,
      /^Use by$/,
      /^Manufacturer$/,
      /^Responsible cosmetics seller$/,
      /class$/,
    ],
    'zh-CN': [
      /^净含量$/,
      /^全成分$/,
      /^使用注意事项$/,
      /^使用期限$/,
      /^生产企业$/,
      /^化妆品责任销售企业$/,
      /类别$/,
    ],
    'zh-TW': [
      /^內容量$/,
      /INCI/,
      /^使用注意事項$/,
      /^使用期限$/,
      /^化妝品製造業者$/,
      /^化妝品責任銷售業者$/,
      /類別$/,
    ],
    'ja-JP': [
      /^内容量$/,
      /INCI/,
      /^使用上の注意$/,
      /^使用期限$/,
      /^化粧品製造業者$/,
      /^化粧品責任販売業者$/,
      /区分$/,
    ],
  };

  it('state all that the law requires, in every language', () => {
    const missing = cosmetics.flatMap(({ slug, translations }) =>
      translations.flatMap(({ locale, specifications }) =>
        (rows[locale] ?? [/no such language/])
          .filter((label) => !specifications.some((row) => label.test(row.label) && row.value.length > 2))
          .map((label) => `${slug} (${locale}): ${label}`),
      ),
    );
    expect(missing).toEqual([]);
    expect(cosmetics.length).toBeGreaterThan(5);
  });

  it('list the same number of ingredients in every language, and say how long they keep once opened', () => {
    for (const { slug, translations } of cosmetics) {
      const rowOf = (locale: string, label: RegExp) =>
        translations
          .find((translation) => translation.locale === locale)
          ?.specifications.find((row) => label.test(row.label))?.value ?? '';
      const korean = rowOf('ko-KR', /^전성분$/).split(', ');
      expect(rowOf('en-US', /INCI/).split(', '), slug).toHaveLength(korean.length);
      const [chinese = '', inci] = rowOf('zh-CN', /^全成分$/).split(/（(?=Water|Sodium)/);
      expect(chinese.split('、'), slug).toHaveLength(korean.length);
      expect(inci, slug).toBe(`${rowOf('en-US', /INCI/)}）`);
      for (const locale of ['zh-TW', 'ja-JP'])
        expect(rowOf(locale, /INCI/), `${slug} ${locale}`).toBe(rowOf('en-US', /INCI/));
      expect(rowOf('ko-KR', /^사용기한$/), slug).toMatch(/개봉 후/);
      expect(rowOf('en-US', /^Use by$/), slug).toMatch(/after opening/);
      expect(rowOf('zh-CN', /^使用期限$/), slug).toMatch(/开封后/);
      expect(rowOf('zh-TW', /^使用期限$/), slug).toMatch(/開封後/);
      expect(rowOf('ja-JP', /^使用期限$/), slug).toMatch(/開封後/);
    }
  });
});

it('brochures with figures of the partner network say that they are not the company’s', () => {
  const brochures = globSync('documents/{BRAND_*,AD_TECH,MCN}/*.md', { cwd: contentRoot });
  expect(brochures.length).toBeGreaterThanOrEqual(10);
  const silent = brochures.filter(
    (file) =>
      !/자체 실적이 아닙니다|not Lumibiome's own results|并非/.test(
        readFileSync(join(contentRoot, file), 'utf8'),
      ),
  );
  expect(silent).toEqual([]);
});
