import { css } from '@linaria/core';
import { SafeHtml } from '#app/components/ui/safe-html.tsx';
import { formatLanguage, getLocale, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { Locale } from '#contract/locales.ts';

const notice = css`
  margin-bottom: ${space(24)};
  padding: ${space(12)} ${space(16)};
  border-left: 3px solid ${color.accent};
  background: ${color.surface};
  font-size: 0.9375rem;
`;

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

/** Notes that the following content is not in the page's language. */
function FallbackNotice({ served }: { served: Locale }) {
  if (served === getLocale()) return null;
  return <p className={notice}>{m.fallback_notice({ language: formatLanguage(served) })}</p>;
}
