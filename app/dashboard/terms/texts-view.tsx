import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quietButton } from '#app/components/ui/button.ts';
import { SafeHtml } from '#app/components/ui/safe-html.tsx';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { buttonRow } from '#app/dashboard/ui/dialog.tsx';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Locale } from '#contract/locales.ts';
import type { TermText } from '#contract/staff-terms.ts';
import { textStack } from './draft-styles.ts';
import { previewText } from './staff-term.functions.ts';
import { TextDifference } from './text-difference.tsx';

type LanguagesProps = { locales: readonly Locale[]; selected: Locale; onSelect: (locale: Locale) => void };

export function LanguageChoice({ locales, selected, onSelect }: LanguagesProps) {
  return (
    <fieldset className={buttonRow}>
      <legend>{m.admin_consent_language()}</legend>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          className={quietButton}
          aria-pressed={locale === selected}
          onClick={() => onSelect(locale)}
        >
          {formatLanguage(locale)}
          {locale === selected ? ' ✓' : ''}
        </button>
      ))}
    </fieldset>
  );
}

function Preview({ text }: { text: TermText }) {
  const { content } = text;
  const { data: html } = useQuery({
    queryKey: [staffKey, 'term-preview', content],
    queryFn: () => previewText({ data: { content } }),
    gcTime: 0,
  });
  return html === undefined ? null : <SafeHtml html={html} lang={text.locale} />;
}

/** The text as the site shows it, or what differs from the version before. */
export function TextView({ text, before }: { text: TermText; before: TermText | undefined }) {
  const [shown, show] = useState<'preview' | 'difference'>();
  const toggle = (view: 'preview' | 'difference') => show(shown === view ? undefined : view);
  return (
    <div className={textStack}>
      <div className={buttonRow}>
        <button
          type="button"
          className={quietButton}
          aria-expanded={shown === 'preview'}
          onClick={() => toggle('preview')}
        >
          {m.admin_term_preview()}
        </button>
        {before ? (
          <button
            type="button"
            className={quietButton}
            aria-expanded={shown === 'difference'}
            onClick={() => toggle('difference')}
          >
            {m.admin_term_difference()}
          </button>
        ) : null}
      </div>
      {shown === 'preview' ? <Preview text={text} /> : null}
      {shown === 'difference' && before ? (
        <TextDifference
          label={m.admin_term_difference()}
          before={`${before.title}\n\n${before.content}`}
          after={`${text.title}\n\n${text.content}`}
        />
      ) : null}
    </div>
  );
}
