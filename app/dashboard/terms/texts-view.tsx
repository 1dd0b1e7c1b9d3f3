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

type View = 'preview' | 'difference' | 'stored';

type ViewProps = {
  text: TermText;
  before: TermText | undefined;
  /** The draft as it is stored, if the text is edited. */
  stored?: TermText | undefined;
};

function wholeText({ title, content }: TermText): string {
  return `${title}\n\n${content}`;
}

/** The text as the site shows it, or what differs from the version before or from the stored draft. */
export function TextView({ text, before, stored }: ViewProps) {
  const [shown, show] = useState<View>();
  const isEdited = stored !== undefined && wholeText(stored) !== wholeText(text);
  const compared = { difference: before, stored: isEdited ? stored : undefined };
  const labels: Readonly<Record<View, string>> = {
    preview: m.admin_term_preview(),
    difference: m.admin_term_difference(),
    stored: m.admin_term_difference_stored(),
  };
  const offered = (['preview', 'difference', 'stored'] as const).filter(
    (view) => view === 'preview' || compared[view] !== undefined,
  );
  const other = shown === undefined || shown === 'preview' ? undefined : compared[shown];
  return (
    <div className={textStack}>
      <div className={buttonRow}>
        {offered.map((view) => (
          <button
            key={view}
            type="button"
            className={quietButton}
            aria-expanded={shown === view}
            onClick={() => show(shown === view ? undefined : view)}
          >
            {labels[view]}
          </button>
        ))}
      </div>
      {shown === 'preview' ? <Preview text={text} /> : null}
      {shown && other ? (
        <TextDifference label={labels[shown]} before={wholeText(other)} after={wholeText(text)} />
      ) : null}
    </div>
  );
}
