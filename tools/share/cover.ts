import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandNames } from '../../contract/brand.ts';
import type { CompleteLocale } from '../../contract/locales.ts';

const root = resolve(import.meta.dirname, '../..');

export const covers: Readonly<Record<string, { message: string; art: string; isDark?: boolean }>> = {
  home: { message: 'home_title', art: 'hero-1280', isDark: true },
  intro: { message: 'menu_intro', art: 'pages/intro' },
  vision: { message: 'menu_vision', art: 'pages/vision', isDark: true },
  history: { message: 'menu_history', art: 'products/lmb-30' },
  contactUS: { message: 'menu_directions', art: 'pages/location' },
  material: { message: 'menu_material', art: 'products/lmb-15p' },
  pb: { message: 'menu_pb', art: 'products/lumiday-post-stick' },
  pharmacy: { message: 'menu_pharmacy', art: 'products/lumiday-chewable-tablet' },
  showroom: { message: 'menu_showroom', art: 'pages/showroom' },
  research: { message: 'menu_research_intro', art: 'pages/research', isDark: true },
  patent: { message: 'menu_patent', art: 'products/lmb-12' },
  thesis: { message: 'menu_thesis', art: 'products/lmb-33' },
  news: { message: 'menu_news', art: 'products/lmb-41', isDark: true },
  press: { message: 'menu_press', art: 'products/lmb-18', isDark: true },
  contact: { message: 'menu_contact', art: 'products/lmb-21' },
  faq: { message: 'menu_faq', art: 'products/lmb-07-ev', isDark: true },
};

const pretendard = readFileSync(
  join(root, 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
).toString('base64');

const families: Record<CompleteLocale, string> = {
  'ko-KR': 'Pretendard',
  'en-US': 'Pretendard',
  'zh-CN': "Pretendard, 'Noto Sans CJK SC'",
};

function titleOf(message: string, locale: CompleteLocale): string {
  const messages: Record<string, string> = JSON.parse(
    readFileSync(join(root, `messages/${locale}.json`), 'utf8'),
  );
  const title = messages[message];
  if (!title) throw new Error(`messages/${locale}.json has no ${message}.`);
  return title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
}

const style = `
@font-face { font-family: Pretendard; font-weight: 45 920; src: url(data:font/woff2;base64,${pretendard}); }
* { box-sizing: border-box; margin: 0; }
body { width: 1200px; height: 630px; display: grid; grid-template-columns: 520px 680px; background: #f8f7f2; color: #17211c; }
body.dark { background: #0d1a15; color: #f8f7f2; }
.text { display: flex; flex-direction: column; justify-content: space-between; padding: 58px 40px 52px 56px; }
.brand { display: flex; align-items: center; gap: 16px; color: #0c4a37; font-size: 30px; font-weight: 750; letter-spacing: -0.01em; }
.dark .brand { color: #f8f7f2; }
.brand svg { width: 40px; height: 40px; }
h1 { padding-top: 30px; border-top: 2px solid #17211c; font-size: 76px; font-weight: 800; letter-spacing: -0.035em; line-height: 1.16; word-break: keep-all; text-wrap: balance; }
[lang='zh-CN'] h1 { letter-spacing: 0; white-space: nowrap; font-weight: 700; }
.dark h1 { border-color: #f8f7f2; }
img { width: 680px; height: 630px; object-fit: cover; }
.home img { object-position: 78% 50%; }
.vision img { object-position: 100% 50%; }
.showroom img { object-position: 58% 50%; }
.home h1 { text-wrap: initial; }
.pb img, .pharmacy img { object-position: 50% 60%; }
`;

const mark =
  '<svg viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round"><path d="M9 31 18 22"/><path d="M27.5 12.5 31 9" stroke="#17a673"/></svg>';

/** 1200x630. The title's size is fitted afterwards. */
export function renderCover(key: string, locale: CompleteLocale, art: Buffer): string {
  const { message, isDark } = covers[key] ?? { message: key };
  const image = `data:image/avif;base64,${art.toString('base64')}`;
  return `<!doctype html><html lang="${locale}"><style>${style}</style><body class="${key}${isDark ? ' dark' : ''}" style="font-family: ${families[locale].replaceAll('"', "'")}"><div class="text"><p class="brand">${mark}${brandNames[locale]}</p><h1>${titleOf(message, locale)}</h1></div><img src="${image}" alt=""></body></html>`;
}
