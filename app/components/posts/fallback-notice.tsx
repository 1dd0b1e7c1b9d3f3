import { css } from '@linaria/core';
import { formatLanguage, getLocale } from '#app/i18n/locale.ts';
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

/** Notes that the following content is not in the page's language. */
export function FallbackNotice({ served }: { served: Locale }) {
  if (served === getLocale()) return null;
  return <p className={notice}>{m.fallback_notice({ language: formatLanguage(served) })}</p>;
}

/** The same for a list, when most of it is in other languages. */
export function FallbackListNotice({ items }: { items: readonly { locale: Locale }[] }) {
  const others = items.map(({ locale }) => locale).filter((locale) => locale !== getLocale());
  if (others.length * 2 <= items.length) return null;
  const names = [...new Set(others)].map(formatLanguage);
  return (
    <p className={notice}>{m.fallback_list({ languages: new Intl.ListFormat(getLocale()).format(names) })}</p>
  );
}
