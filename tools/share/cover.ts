import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandRods } from '#app/components/layout/brand-rods.ts';
import { pageOf, pagesWhere, type SharePicture } from '#app/pages/pages.ts';
import { m } from '#app/paraglide/messages.js';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import { color, tracking, trackingProperties } from '#app/styles/tokens.ts';
import { brandNames } from '#contract/brand.ts';
import type { CompleteLocale } from '#contract/locales.ts';

const root = resolve(import.meta.dirname, '../..');

type Cover = { art: string; isDark?: boolean; title?: () => string };

/** Keyed by the `sharePicture` of the registry of pages, from which the title comes unless it is given here. */
export const covers: Readonly<Record<SharePicture, Cover>> = {
  home: { art: 'hero-1280', isDark: true, title: m.home_title },
  intro: { art: 'pages/intro' },
  vision: { art: 'pages/vision', isDark: true },
  history: { art: 'products/lmb-30' },
  contactUS: { art: 'pages/location' },
  material: { art: 'products/lmb-15p' },
  pb: { art: 'products/lumiday-post-stick' },
  pharmacy: { art: 'products/lumiday-chewable-tablet' },
  showroom: { art: 'pages/showroom' },
  research: { art: 'pages/research', isDark: true },
  patent: { art: 'products/lmb-12' },
  thesis: { art: 'products/lmb-33' },
  news: { art: 'products/lmb-41', isDark: true },
  press: { art: 'products/lmb-18', isDark: true },
  contact: { art: 'products/lmb-21' },
  faq: { art: 'products/lmb-07-ev', isDark: true },
};

export const coverNames = Object.keys(covers) as SharePicture[];

const pretendard = readFileSync(
  join(root, 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
).toString('base64');

const families: Record<CompleteLocale, string> = {
  'ko-KR': 'Pretendard',
  'en-US': 'Pretendard',
  'zh-CN': "Pretendard, 'Noto Sans CJK SC'",
};

function titleOf(name: SharePicture, locale: CompleteLocale): string {
  overwriteGetLocale(() => locale);
  const [path] = pagesWhere(({ sharePicture }) => sharePicture === name);
  const title = (covers[name].title ?? pageOf(path)?.title)?.();
  if (!title) throw new Error(`The page with the share picture ${name} has no title`);
  return title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
}

const style = `
@font-face { font-family: Pretendard; font-weight: 45 920; src: url(data:font/woff2;base64,${pretendard}); }
* { box-sizing: border-box; margin: 0; }
:root { ${trackingProperties.hangul} }
:root:lang(en) { ${trackingProperties.latin} }
:root:lang(zh) { ${trackingProperties.han} }
body { width: 1200px; height: 630px; display: grid; grid-template-columns: 520px 680px; background: #f8f7f2; color: #17211c; }
body.dark { background: #0d1a15; color: #f8f7f2; }
.text { display: flex; flex-direction: column; justify-content: space-between; padding: 58px 40px 52px 56px; }
.brand { display: flex; align-items: center; gap: 16px; color: #0c4a37; font-size: 30px; font-weight: 750; letter-spacing: ${tracking.heading}; }
.dark .brand { color: #f8f7f2; }
.brand svg { width: 40px; height: 40px; }
h1 { padding-top: 30px; border-top: 2px solid #17211c; font-size: 76px; font-weight: 800; letter-spacing: ${tracking.display}; line-height: 1.16; word-break: keep-all; text-wrap: balance; }
[lang='zh-CN'] h1 { white-space: nowrap; font-weight: 700; }
.dark h1 { border-color: #f8f7f2; }
img { width: 680px; height: 630px; object-fit: cover; }
.home img { object-position: 78% 50%; }
.vision img { object-position: 100% 50%; }
.home h1 { text-wrap: initial; }
.pb img, .pharmacy img { object-position: 50% 60%; }
`;

const mark = `<svg viewBox="${brandRods.box}" fill="none" stroke="currentColor" stroke-width="${brandRods.width}" stroke-linecap="round"><path d="${brandRods.long}"/><path d="${brandRods.short}" stroke="${color.accent}"/></svg>`;

/** 1200x630. The title's size is fitted afterwards. */
export function renderCover(name: SharePicture, locale: CompleteLocale, art: Buffer): string {
  const { isDark } = covers[name];
  const image = `data:image/avif;base64,${art.toString('base64')}`;
  return `<!doctype html><html lang="${locale}"><style>${style}</style><body class="${name}${isDark ? ' dark' : ''}" style="font-family: ${families[locale].replaceAll('"', "'")}"><div class="text"><p class="brand">${mark}${brandNames[locale]}</p><h1>${titleOf(name, locale)}</h1></div><img src="${image}" alt=""></body></html>`;
}
