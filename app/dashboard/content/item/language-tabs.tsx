import { Tabs } from '@base-ui/react/tabs';
import { css } from '@linaria/core';
import { type LanguageState, languageStateLabels } from '#app/dashboard/content/content-labels.ts';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { defaultLocale, type Locale } from '#contract/locales.ts';

const list = css`
  display: flex;
  gap: ${space(4)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};
`;

const tab = css`
  display: grid;
  flex: none;
  justify-items: start;
  min-height: 52px;
  padding: ${space(6)} ${space(16)};
  color: ${color.muted};
  font-weight: 600;
  background: none;
  border: 0;
  border-bottom: 3px solid transparent;
  cursor: pointer;

  &:hover {
    color: ${color.text};
  }

  &[data-active] {
    color: ${color.primary};
    border-bottom-color: ${color.primary};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  & small {
    font-size: 0.75rem;
    font-weight: 400;
  }

  & [data-state='missing'],
  & [data-state='partial'],
  & [data-state='outdated'] {
    color: ${color.warning};
    font-weight: 600;
  }
`;

type Props = {
  languages: readonly { locale: Locale; state: LanguageState }[];
  shown: Locale;
};

/** Base UI connects them only in the browser. */
export function panelId(locale: Locale): string {
  return `panel-${locale}`;
}

/** The languages of an item, each with its missing or outdated parts. */
export function LanguageTabs({ languages, shown }: Props) {
  return (
    <Tabs.List className={list} aria-label={m.admin_languages()} activateOnFocus={false}>
      {languages.map(({ locale, state }) => (
        <Tabs.Tab
          key={locale}
          value={locale}
          aria-controls={locale === shown ? panelId(locale) : undefined}
          className={tab}
        >
          <span>{formatLanguage(locale)}</span>
          <small data-state={state}>
            {locale === defaultLocale && state === 'current'
              ? m.admin_language_original()
              : languageStateLabels[state]()}
          </small>
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
