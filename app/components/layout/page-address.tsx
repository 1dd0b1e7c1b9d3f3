import { useRouterState } from '@tanstack/react-router';
import { getLocale } from '#app/i18n/locale.ts';
import { alternates, canonicalUrl, type Place } from '#app/seo/canonical-url.ts';
import { pageContextOf } from '#app/seo/page-context.ts';
import { pictureSize, sharePicture } from '#app/seo/share-picture.ts';
import { completeLocales, type Locale } from '#contract/locales.ts';

const openGraphLocale = (locale: Locale) => locale.replace('-', '_');

/** Canonical, translations and share picture. Renders nothing for a missing page or an error. */
export function PageAddress() {
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) });
  const context = pageContextOf(match?.meta);
  if (match?.status !== 'success' || !context) return null;
  const { title, titleLocale, image, isNoindex, locales = completeLocales } = context;
  const url = canonicalUrl(match, getLocale());
  const picture = sharePicture(match.pathname, getLocale(), image);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={openGraphLocale(titleLocale)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={pictureSize.width} />
      <meta property="og:image:height" content={pictureSize.height} />
      <meta property="og:image:alt" content={title} />
      {isNoindex ? null : <Translations place={match} locales={locales} titleLocale={titleLocale} />}
    </>
  );
}

type TranslationsProps = { place: Place; locales: readonly Locale[]; titleLocale: Locale };

function Translations({ place, locales, titleLocale }: TranslationsProps) {
  return (
    <>
      {alternates(place, locales).map((link) => (
        <link key={link.hrefLang} rel="alternate" {...link} />
      ))}
      {locales
        .filter((locale) => locale !== titleLocale)
        .map((locale) => (
          <meta key={locale} property="og:locale:alternate" content={openGraphLocale(locale)} />
        ))}
    </>
  );
}
