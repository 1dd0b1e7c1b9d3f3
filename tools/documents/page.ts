import MarkdownIt from 'markdown-it';
import * as v from 'valibot';
import { parse } from 'yaml';
import { style } from './style.ts';

const FrontMatter = v.object({ title: v.string(), summary: v.string() });

export type DocumentText = { title: string; summary: string; body: string };

const months = { 'ko-KR': '2026년 11월', 'en-US': 'November 2026', 'zh-CN': '2026年11月' } as const;
export type DocumentLocale = keyof typeof months;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const markdown = new MarkdownIt({ html: false, typographer: false });

export function readDocument(source: string): DocumentText {
  const [, head = '', ...body] = source.split(/^---$/m);
  return { ...v.parse(FrontMatter, parse(head)), body: body.join('---') };
}

function asText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The print font lacks some superscript figures. */
function raise(html: string): string {
  return html.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (figures) => {
    const plain = Array.from(figures, (figure) => superscripts.indexOf(figure)).join('');
    return `<sup>${plain}</sup>`;
  });
}

/** A number and its unit stay on one line. */
function joinUnits(html: string): string {
  return html.replace(
    /(?<=[\d⁰¹²³⁴⁵⁶⁷⁸⁹万亿조억]) (?=(?:µm|nm|L|mL|k?g|t|Da|Mb|MPa|cells|CFU|particles)(?![a-z]))/g,
    '&nbsp;',
  );
}

function heading(title: string): string {
  const [first = title, second] = title.split(/\s+—\s+|:\s+|：/);
  return second ? `<small>${asText(first)}</small>${asText(second)}` : asText(first);
}

/** `cover` is a JPEG picture. */
export function renderPage(
  { title, summary, body }: DocumentText,
  locale: DocumentLocale,
  cover: Buffer,
): string {
  const text = raise(joinUnits(markdown.render(body))).replace(
    /<p>(<em>[^\n]*<\/em>)<\/p>\s*$/,
    '<p class="note">$1</p>',
  );
  return `<!doctype html><html lang="${locale.slice(0, 2)}"><head><meta charset="utf-8"><title>${asText(title)}</title><style>${style}</style></head><body>
<section class="cover"><img alt="" src="data:image/jpeg;base64,${cover.toString('base64')}"><div class="house">Lumibiome</div><h1>${heading(title)}</h1>
<div class="foot"><p>${asText(summary)}</p><p>${months[locale]}</p></div></section>
<main>${text}</main></body></html>`;
}
