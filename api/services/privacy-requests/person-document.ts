import { brandNameIn } from '#api/brand-names.ts';
import { escapeHtml } from '#api/mails/layout.ts';
import { fill } from '#api/mails/texts.ts';
import type { Locale } from '#contract/locales.ts';
import enUS from './texts/en-US.json' with { type: 'json' };
import koKR from './texts/ko-KR.json' with { type: 'json' };

type Texts = typeof koKR;

const texts: Record<'ko-KR' | 'en-US', Texts> = { 'ko-KR': koKR, 'en-US': enUS };

function documentLocale(locale: Locale): keyof typeof texts {
  return locale === 'ko-KR' ? 'ko-KR' : 'en-US';
}

const style = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 sans-serif;color:#17211c;word-break:keep-all}
h2{margin-top:2.5rem;padding-top:1rem;border-top:2px solid #17211c}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0 0 1rem;padding:.75rem 0;border-bottom:1px solid #c9d2cd}
dt{color:#55635c}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}dd dl{white-space:normal}`;

type Language = { locale: keyof typeof texts; texts: Texts };

function entryOf(entries: object, name: string): string | undefined {
  const value: unknown = Object.entries(entries).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}

function timeIn({ locale }: Language, moment: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Asia/Seoul' } as const;
  return new Intl.DateTimeFormat(locale, format).format(moment);
}

function row(language: Language, name: string, value: unknown): string {
  const html = value === null || value === undefined ? '' : toHtml(language, value);
  const label = entryOf(language.texts.fields, name) ?? name;
  return html === '' ? '' : `<dt>${escapeHtml(label)}</dt><dd>${html}</dd>`;
}

function toHtml(language: Language, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => toHtml(language, item)).join('\n');
  if (value instanceof Date) return escapeHtml(timeIn(language, value));
  if (typeof value === 'boolean') return value ? language.texts.yes : language.texts.no;
  if (typeof value !== 'object' || value === null) return escapeHtml(String(value ?? ''));
  return `<dl>${Object.entries(value)
    .map(([name, given]) => row(language, name, given))
    .join('\n')}</dl>`;
}

function sectionHtml(language: Language, name: string, value: unknown): string {
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
  const html = isEmpty ? `<p>${escapeHtml(language.texts.none)}</p>` : toHtml(language, value);
  const heading = entryOf(language.texts, `section_${name}`) ?? name;
  return `<section><h2>${escapeHtml(heading)}</h2>${html}</section>`;
}

/** A page that the person can read without the dashboard. */
export function renderPersonDocument(
  given: Locale,
  sections: Record<string, unknown>,
  createdAt: Date,
): string {
  const locale = documentLocale(given);
  const language = { locale, texts: texts[locale] };
  const { title, lead, made } = language.texts;
  const brand = brandNameIn(locale);
  const heading = escapeHtml(fill(title, { brand }));
  const body = Object.entries(sections).map(([name, value]) => sectionHtml(language, name, value));
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style></head>
<body><h1>${heading}</h1><p>${escapeHtml(fill(lead, { brand }))}</p>
<p>${escapeHtml(made)}: ${escapeHtml(timeIn(language, createdAt))}</p>
${body.join('\n')}</body></html>
`;
}
