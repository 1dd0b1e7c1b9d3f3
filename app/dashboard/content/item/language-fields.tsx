import { css, cx } from '@linaria/core';
import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { quietButton } from '#app/components/ui/button.ts';
import type { LanguageState } from '#app/dashboard/content/content-labels.ts';
import { valueText } from '#app/dashboard/content/difference/value-text.ts';
import { fieldText } from '#app/dashboard/content/fields/field-texts.ts';
import { ItemField } from '#app/dashboard/content/fields/item-field.tsx';
import { shownFields } from '#app/dashboard/content/fields/shown-fields.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space } from '#app/styles/tokens.ts';
import { defaultLocale, type Locale } from '#contract/locales.ts';
import type { FieldValue } from '#contract/staff-content.ts';
import type { Field } from '#contract/staff-content-fields.ts';
import { type Part, partKey } from './content-parts.ts';
import type { DraftSession, DraftState } from './draft-state.ts';

const OriginalText = lazy(() =>
  import('#app/dashboard/text-editor/read-only-text.tsx').then((module) => ({
    default: module.ReadOnlyText,
  })),
);

const fields = css`
  display: grid;
  gap: ${space(24)};
`;

const row = css`
  ${from.extraLarge} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(24)};
  }
`;

/** Beside the translation on wide screens. On narrow ones it is behind its tab. */
const original = css`
  display: none;

  ${from.extraLarge} {
    display: grid;
    gap: ${space(6)};
    align-content: start;
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & h2 {
    color: ${color.muted};
    font-size: 0.875rem;
    font-weight: 600;
  }
`;

const originalValue = css`
  padding: ${space(10)} ${space(16)};
  background: ${color.paper};
  border: 1px solid ${color.hairline};
`;

type OriginalProps = {
  kind: DraftState['item']['kind'];
  name: string;
  field: Field;
  value: FieldValue | undefined;
};

function Original({ kind, name, field, value }: OriginalProps) {
  const text = valueText(value, field);
  const isHydrated = useHydrated();
  return (
    <div className={original}>
      <h2>{m.admin_language_original_of({ field: fieldText(kind, name).label() })}</h2>
      <div lang={defaultLocale} className={originalValue}>
        {isHydrated && field.type === 'markdown' && text ? (
          <Suspense fallback={text}>
            <OriginalText text={text} />
          </Suspense>
        ) : (
          text || m.admin_value_none()
        )}
      </div>
    </div>
  );
}

type Props = {
  session: DraftSession;
  state: DraftState;
  locale: Locale;
  languageState: LanguageState;
  isReadOnly: boolean;
  errorOf: (part: Part) => string | undefined;
};

const outdatedNote = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)} ${space(16)};
  align-items: center;
  padding: ${space(12)} ${space(16)};
  background: #fbf1dd;
  border-inline-start: 4px solid ${color.warning};
`;

/** The texts of one language, beside the Korean original. */
export function LanguageFields({ session, state, locale, languageState, isReadOnly, errorOf }: Props) {
  const { item, content, epochs } = state;
  const isTranslation = locale !== defaultLocale;
  return (
    <div className={fields}>
      {languageState === 'outdated' && !isReadOnly ? (
        <p className={outdatedNote}>
          {m.admin_language_outdated_note()}
          <button type="button" className={quietButton} onClick={() => session.confirm(locale)}>
            {m.admin_language_confirm()}
          </button>
        </p>
      ) : null}
      {Object.entries(shownFields(item.kind, content).languages).map(([name, field]) => {
        const part = { locale, name };
        const key = partKey(part);
        return (
          <div key={`${key} ${epochs[key] ?? 0}`} className={cx(isTranslation && row)}>
            {isTranslation ? (
              <Original
                kind={item.kind}
                name={name}
                field={field}
                value={content.languages[defaultLocale]?.[name]}
              />
            ) : null}
            <ItemField
              kind={item.kind}
              name={name}
              field={field}
              locale={locale}
              value={content.languages[locale]?.[name]}
              error={errorOf(part)}
              isReadOnly={isReadOnly}
              onChange={(value) => session.change(part, value)}
            />
          </div>
        );
      })}
    </div>
  );
}
