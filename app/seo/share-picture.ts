import { pageOf, pagesWhere } from '#app/pages/pages.ts';
import { completeLocales, type Locale } from '#contract/locales.ts';
import { absoluteUrl } from './site-origin.ts';

/* Pictures for shared links: 1200 x 630 JPEG files in public/og/, because many sites that show them do not read AVIF. */

export const pictureSize = { width: '1200', height: '630' } as const;

const sections = pagesWhere(({ sharePicture }) => sharePicture !== undefined);

function sectionPicture(pathname: string, locale: Locale): string {
  const section = sections.find((path) => pathname === path || pathname.startsWith(`${path}/`));
  const key = pageOf(section)?.sharePicture ?? 'home';
  return `/og/${key}-${completeLocales.find((complete) => complete === locale) ?? 'en-US'}.jpg`;
}

export function sharePictureOf(image: string | null | undefined): string | undefined {
  const [, name] = /^\/art\/((?:news|posts|products)\/[\w-]+)\.avif$/.exec(image ?? '') ?? [];
  return name && absoluteUrl(`/og/${name}.jpg`);
}

export function sharePicture(pathname: string, locale: Locale, image?: string | null): string {
  return sharePictureOf(image) ?? absoluteUrl(sectionPicture(pathname, locale));
}
