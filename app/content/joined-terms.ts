const units = [
  '%|℃|°C|[µkm]?g|[µm]?L|[µnmck]?m|[kM]?Pa|mPa·s|mV|k?Da|[kMG]B|CFU|cells|particles|ppm|rpm|Ω|log|t|metric tons|months|weeks|minutes|h|min|kb',
  '(?:b|tr|m)illion',
].join('|');

const noBreak = '\u00a0';
const wordJoiner = '\u2060';

const times = `(?<=\\d(?: ?(?:${units}))?`;

const spaces = [
  `(?<=[\\d⁰¹²³⁴-⁹][\\uc870\\uc5b5\\ub9cc万亿兆億]*) (?=(?:${units})(?![A-Za-z]))`,
  '(?<=\\b(?:ISO|KRW|USD|pH|Building)) (?=\\d)',
  '(?<=\\d%) (?=RH\\b)',
  '(?<=[A-Z][a-z]+) (?=[A-Z]\\.-?\\u2060?[A-Z]\\.)',
  '(?<=(?:^|[ (])\\uc57d) (?=\\d)',
  '(?<=\\d[\\uc870\\uc5b5\\ub9cc]) (?=\\uac1c)',
  '(?<=\\ubc88\\uae38|\\d\\ub85c|\\ub300\\ub85c) (?=\\d)',
  '(?<=\\ube44\\ud0c0\\ubbfc) (?=[A-Z](?![A-Za-z]))',
  `${times}) (?=[×±] \\d)|${times} [×±]) (?=\\d)`,
  '(?<=\\d\\uc6d4) (?=\\d+\\uc77c)|(?<=\\d\\ub144) (?=\\d+\\uc6d4)',
  '(?<=\\b(?:January|February|March|April|May|June|July|August|September|October|November|December)) (?=\\d{1,2}\\b)',
].join('|');

const seams =
  '(?<=\\d)(?=[万亿兆億年月日个家名吨分号株])|(?<=\\d万)(?=亿)|(?<=(?:^|[( ·])[\\uac00-\\ud7a3])(?=·)|(?<=\\d[\\uc870\\uc5b5\\ub9cc])(?=~)|(?<=\\b[Ee]-)(?=mail)|(?<=(?:\\b[A-Za-z\\d]|(?<![\\uac00-\\ud7a3])[\\uac00-\\ud7a3]{1,3})-)(?=[\\uac00-\\ud7a3])|(?<=[一-鿿]-)(?=[一-鿿])';

const joints = new RegExp(`${spaces}|${seams}`, 'g');

export function joinTerms(text: string): string {
  return text.replaceAll(joints, (found) => (found === ' ' ? noBreak : wordJoiner));
}

const codes = /(?<=(?<!`)\b[A-Z]{2,}-)(?=\d{2})/g;

export function joinCodes(text: string): string {
  return text.replaceAll(codes, wordJoiner);
}

const chineseTerms =
  /加熱殺菌|(?<=加熱殺菌)乳酸菌粉末|露米生物|露米[日赛賽]|五松|板[桥橋]|首[尔爾]|忠北|\d号楼|热灭活|熱滅活|流式细胞术|菌[数粉株种]|活菌|乳酸菌|双歧|格氏|肠膜|明串珠菌|乳植|胞外多糖|(?:细胞|胞)外囊泡|裂解物|滤液|组合物|聚集体|代谢物|条包|粉剂|冻干|制备|年?产能|看展览|全基因组|室间比对|其制备|投产|打样|注销|展厅|展位|参展|博览会|研究所|化妆品|爽肤水|护手霜|面膜|前臂|内侧|试产|获得|进驻|斥资|夯实|两款|首款|三款|首届|五个|一并/g;

const chinese = /[一-鿿]/;
const otherScripts = /[\uac00-\ud7a3ぁ-ヿ]/;
const suffixes = '的了着们等性度率';
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Chinese has no spaces, and browsers break its lines within words. */
function joinWords(text: string): string {
  if (!chinese.test(text) || otherScripts.test(text)) return text;
  const whole = new Set<number>();
  const join = (start: number, end: number) => {
    for (let at = start + 1; at < end; at += 1) whole.add(at);
  };
  for (const { index, segment } of segmenter.segment(text)) join(index, index + segment.length);
  for (const { index, 0: term } of text.matchAll(chineseTerms)) join(index, index + term.length);
  const isWithin = (character: string, at: number) =>
    chinese.test(character) &&
    chinese.test(text[at - 1] ?? '') &&
    (whole.has(at) || suffixes.includes(character));
  return Array.from(text, (character, at) => (isWithin(character, at) ? wordJoiner : '') + character).join(
    '',
  );
}

const negative = /(?<=^|[\s(~])-(?=\d)/g;

/** Within a compound such as heat-killed, or a name such as Tae-kyung. */
const hyphens = /(?<=[A-Za-z]{2}-)(?=[a-z]{2})/g;

const twoPartCode = /(?<=\bLMB-\d+) (?=EV\b)/g;

const headingFields = ['title', 'question'];

export function joinHeading(text: string): string {
  return joinTerms(joinWords(text))
    .replaceAll(negative, '−')
    .replaceAll(hyphens, wordJoiner)
    .replaceAll(twoPartCode, noBreak);
}

/** The same value with the terms of all its texts joined, and a minus before negative numbers. */
export function joinAll<T>(value: T): T;
export function joinAll(value: unknown): unknown {
  if (typeof value === 'string') return joinTerms(value).replaceAll(negative, '−');
  if (Array.isArray(value)) return value.map((item) => joinAll(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      headingFields.includes(key) && typeof item === 'string' ? joinHeading(item) : joinAll(item),
    ]),
  );
}
