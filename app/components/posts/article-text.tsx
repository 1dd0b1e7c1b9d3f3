import { FallbackNotice } from '#app/components/ui/fallback-notice.tsx';
import { SafeHtml } from '#app/components/ui/safe-html.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import type { Locale } from '#contract/locales.ts';

type Props = {
  html: string;
  locale: Locale;
  /** Language of the text, where it is not the title's. */
  contentLocale?: Locale | undefined;
};

/** The text of an article, and a word about its language where that is not the page's. */
export function ArticleText({ html, locale, contentLocale = locale }: Props) {
  return (
    <div>
      <FallbackNotice served={contentLocale} />
      <SafeHtml html={html} lang={otherLanguage(contentLocale)} />
    </div>
  );
}
