import { css } from '@linaria/core';
import { useLocation } from '@tanstack/react-router';
import { getLocale } from '#app/i18n/locale.ts';
import { parseSearch } from '#app/routing/search-params.ts';
import { space } from '#app/styles/tokens.ts';
import { dashboardLocales, type Locale } from '#contract/locales.ts';

const list = css`
  display: flex;
  gap: ${space(16)};

  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }

  & a:hover,
  & [aria-current] {
    text-decoration: underline;
  }
`;

function ownName(locale: Locale): string | undefined {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(new Intl.Locale(locale).language);
}

/** A change of language loads the document again, as everywhere on the site. */
export function DashboardLanguages() {
  const { pathname, searchStr } = useLocation();
  const hrefIn = (lang: string) => `${pathname}?${new URLSearchParams({ ...parseSearch(searchStr), lang })}`;
  return (
    <ul className={list}>
      {dashboardLocales.map((locale) => (
        <li key={locale}>
          <a href={hrefIn(locale)} lang={locale} aria-current={locale === getLocale() ? 'true' : undefined}>
            {ownName(locale)}
          </a>
        </li>
      ))}
    </ul>
  );
}
