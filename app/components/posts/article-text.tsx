import { SafeHtml } from '#app/components/ui/safe-html.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import type { Locale } from '#contract/locales.ts';
import { FallbackNotice } from './fallback-notice.tsx';

type Props = {
  html: string;
  locale: Locale;
  /** Language of the text, where it differs from the title's. */
  contentLocale?: Locale | undefined;
};

/** An article's text, with a note where its language is not the page's. */
export function ArticleText({ html, locale, contentLocale = locale }: Props) {
  return (
    <div>
      <FallbackNotice served={contentLocale} />
      <SafeHtml html={html} lang={otherLanguage(contentLocale)} />
    </div>
  );
}
