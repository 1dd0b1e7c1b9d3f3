import { lacticAcidBacteria } from '#app/components/products/lactic-acid-bacteria.ts';

const genera = `${lacticAcidBacteria}|Staphylococcus|Cutibacterium|Escherichia|Candida`;
const epithet = '(?!analysis|basis)(?:[a-z]{2,}(?:us|um|is|i|ae|ens|oides)|acnes)\\b';
const species = `((?:${genera})(?: ${epithet}|(?![ /][A-Z][a-z])))(?:( subsp\\. )(${epithet}))?`;

const code = '[A-Z]{2,}[ -]{0,2}\\d[\\dA-Z]*(?:[.:]\\d+)?(?: EV| [bm]illion)?';
const initials = '[A-Z][a-z]+ [A-Z]\\.(?:-?[A-Z]\\.)*';
const particle = '[)%℃”’]+[\\uac00-\\ud7a3]+';
const ratio = '(?:/(?:g|m?L|m²|year|day))?';
const unit = `(?:[\\uc870\\uc5b5\\ub9cc亿]+| (?:b|tr|m)illion)?(?: ?(?:%|℃|°C|[µkm]?g|[µm]?L|[µnmck]?m²?|[kM]?Pa|mPa·s|mV|kb|[KM]B|k?Da|CFU|cells|particles|log|ppm|rpm|Ω|t|h|min)${ratio}(?![A-Za-z]))?`;
const number = `[-−±≥≤<>]?\\d[\\d.,]*(?:[-–~～]\\d[\\d.,]*)*(?: ?[×±] ?\\d[\\d.,]*[⁻⁰¹²³⁴-⁹]*)?(?:[万亿兆億]+ (?:CFU|cells|particles)${ratio}|[万亿兆億]*(?:个月|か月|[一-鿿])|${unit})(?:[)”’]*[\\uac00-\\ud7a3]+)?`;

/** A short list of nouns stays whole. In a longer one a line may end after the dot, not before it. */
const dotted =
  '(?<![\\uac00-\\ud7a3·])[\\uac00-\\ud7a3]{1,3}(?:·[\\uac00-\\ud7a3]{1,3})+(?![\\uac00-\\ud7a3·])|[\\uac00-\\ud7a3]·';

const terms = new RegExp(
  `${species}|${dotted}|${code}|${initials}|${number}|${particle}|(?:CFU|cells|particles|[mkµ]?g)/(?:g|m?L)\\b`,
  'g',
);
const breakable = /[-–~～/· ]|[)%℃”’][\uac00-\ud7a3]|\d[一-鿿か]/;
const longestTerm = 24;

function isJoined(term: string): boolean {
  return term.length <= longestTerm && breakable.test(term);
}

function withMinus(term: string, before = ' '): string {
  return term.startsWith('-') && ' (~'.includes(before) ? `−${term.slice(1)}` : term;
}

export type TextPart = { kind: 'text' | 'joined' | 'species'; text: string };

/** Parts a text into scientific names, terms that stay on one line, and the rest. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  terms.lastIndex = 0;
  for (let match = terms.exec(text); match; match = terms.exec(text)) {
    const [term, name, rank, subspecies] = match;
    if (!(name || isJoined(term))) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    end = terms.lastIndex;
    if (!name) parts.push({ kind: 'joined', text: withMinus(term, text[match.index - 1]) });
    else parts.push({ kind: 'species', text: name });
    if (rank && subspecies) parts.push({ kind: 'text', text: rank }, { kind: 'species', text: subspecies });
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
