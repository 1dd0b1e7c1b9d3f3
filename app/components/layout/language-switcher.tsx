import { css } from '@linaria/core';
import { useRouterState } from '@tanstack/react-router';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { Language } from '#contract/settings.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(20)};
`;

const link = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  color: ${color.darkText};

  &[aria-current='true'] {
    font-weight: 700;
    text-decoration: none;
  }
`;

/** Links to this page in other languages. They keep the other parameters and load a new document. */
export function LanguageSwitcher({ languages }: { languages: readonly Language[] }) {
  const { pathname, search } = useRouterState({ select: (state) => state.location });
  const current = getLocale();

  const hrefFor = (code: Language['code']) => {
    const parameters = new URLSearchParams(
      Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    parameters.set('lang', code);
    return `${pathname}?${parameters}`;
  };

  return (
    <nav aria-label={m.footer_language()}>
      <ul className={list}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={hrefFor(code)}
              hrefLang={code}
              lang={code}
              className={link}
              aria-current={code === current}
              // The server may write unknown parameters in another order.
              suppressHydrationWarning
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
