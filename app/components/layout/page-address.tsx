import { useRouterState } from '@tanstack/react-router';
import { knownError, statusTexts } from '#app/components/status/status-texts.ts';
import { brandName, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { alternates, canonicalUrl, type Place } from '#app/seo/canonical-url.ts';
import { pageContextOf } from '#app/seo/page-context.ts';
import { pictureSize, sharePicture } from '#app/seo/share-picture.ts';
import { completeLocales, type Locale } from '#contract/locales.ts';

const openGraphLocale = (locale: Locale) => locale.replace('-', '_');

type Match = { status: string; _notFound?: boolean | undefined; error?: unknown; meta?: object | undefined };

/** Of a missing page, an error, or a page that loads. */
function titleWithoutPage(matches: readonly Match[]): string {
  const failed = matches.find(
    ({ status, _notFound }) => status === 'error' || status === 'notFound' || _notFound,
  );
  if (!failed) return brandName();
  const message =
    failed.status === 'error'
      ? statusTexts(knownError(failed.error)?.status ?? 500).message
      : m.error_not_found();
  return `${message} | ${brandName()}`;
}

/** Title, canonical, translations and share picture. A missing page or an error has the title only. */
export function PageAddress() {
  const matches = useRouterState({ select: (state) => state.matches });
  const match = matches.at(-1);
  const context = match?.status === 'success' && pageContextOf(match.meta);
  if (!context) return <title>{titleWithoutPage(matches)}</title>;
  const { documentTitle, title, titleLocale, image, isNoindex, locales = completeLocales } = context;
  const url = canonicalUrl(match, getLocale());
  const picture = sharePicture(match.pathname, getLocale(), image);
  return (
    <>
      <title>{documentTitle}</title>
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
