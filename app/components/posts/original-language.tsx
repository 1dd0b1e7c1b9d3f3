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

/** Says in a list that an item is not in the page's language, and in which. */
export function OriginalLanguage({ locale }: { locale: Locale }) {
  const other = otherLanguage(locale);
  return other ? <span className={tag}>{formatLanguage(other)}</span> : null;
}
