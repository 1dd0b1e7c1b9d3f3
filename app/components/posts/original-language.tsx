import { css } from '@linaria/core';
import { formatLanguage, otherLanguage } from '#app/i18n/locale.ts';
import { color, space } from '#app/styles/tokens.ts';
import type { Locale } from '#contract/locales.ts';

const tag = css`
  padding-inline: ${space(6)};
  color: ${color.muted};
  border: 1px solid ${color.border};
  border-radius: 2px;
  font-size: 0.8125rem;
  white-space: nowrap;
`;

/** Names an item's language in a list, where it is not the page's. */
export function OriginalLanguage({ locale }: { locale: Locale }) {
  const other = otherLanguage(locale);
  return other ? <span className={tag}>{formatLanguage(other)}</span> : null;
}
