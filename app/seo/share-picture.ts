import { isCompleteLocale, type Locale } from '#contract/locales.ts';
import { absoluteUrl } from './site-origin.ts';

/*
 * Which picture stands for a page where it is shared. They are made beforehand, 1200 x 630 and JPEG: those who show them know
 * no AVIF.
 */

export const pictureSize = { width: '1200', height: '630' } as const;

/** Pages with a picture of their own; pages below one share it. */
const sections: readonly [path: string, key: string][] = [
  ['/company/intro', 'intro'],
  ['/company/vision', 'vision'],
  ['/company/history', 'history'],
  ['/company/contactUS', 'contactUS'],
  ['/business/material', 'material'],
  ['/business/pb', 'pb'],
  ['/business/pharmacy', 'pharmacy'],
  ['/business/showroom', 'showroom'],
  ['/research/intro', 'research'],
  ['/research/patent', 'patent'],
  ['/research/thesis', 'thesis'],
  ['/news', 'news'],
  ['/press', 'press'],
  ['/contact', 'contact'],
  ['/faq', 'faq'],
];

/** The picture of a page's section: the homepage's where it has none. */
function sectionPicture(pathname: string, locale: Locale): string {
  const [, key = 'home'] =
    sections.find(([path]) => pathname === path || pathname.startsWith(`${path}/`)) ?? [];
  return `/og/${key}-${isCompleteLocale(locale) ? locale : 'en-US'}.jpg`;
}

/** The picture to share of one that is shown on the site; undefined for one of which there is none. */
export function sharePictureOf(image: string | null | undefined): string | undefined {
  const [, made] =
    /^\/art\/(posts\/(?:news|press|patent|thesis)-[1-8]|products\/[\w-]+)\.avif$/.exec(image ?? '') ?? [];
  return made && absoluteUrl(`/og/${made}.jpg`);
}

/** The picture by which a page is shared. */
export function sharePicture(pathname: string, locale: Locale, image?: string | null): string {
  return sharePictureOf(image) ?? absoluteUrl(sectionPicture(pathname, locale));
}
