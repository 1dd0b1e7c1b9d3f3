import { css, cx } from '@linaria/core';
import { Checkbox } from '#app/components/forms/checkbox.tsx';
import type { FieldState } from '#app/components/forms/use-form-engine.ts';
import { FieldError } from '#app/components/ui/field.tsx';
import { SafeHtml } from '#app/components/ui/safe-html.tsx';
import type { ConsentText } from '#app/consents/consents.queries.ts';
import { stackedTables } from '#app/consents/stacked-tables.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import { formatWholeDate } from '#app/i18n/whole-date.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';

export const consentGroup = css`
  min-width: 0;

  & legend {
    padding: 0 0 ${space(12)};
    font-weight: 600;
  }
`;

const item = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space(8)};
  border-top: 1px solid ${color.hairline};
`;

const below = css`
  padding-inline-start: ${space(36)};
`;

const reading = css`
  & summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.primary};
    font-size: 0.9375rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

const text = css`
  max-height: ${space(400)};
  margin-bottom: ${space(12)};
  padding: ${space(20)};
  overflow-y: auto;
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  ${stackedTables}

  && > div {
    font-size: 0.9375rem;
  }

  && h2 {
    margin-top: ${space(28)};
    font-size: 1rem;
  }

  && h2:first-child {
    margin-top: 0;
  }
`;

const version = css`
  padding-bottom: ${space(16)};
  ${type.note}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const labels: Record<ConsentText['kind'], () => string> = {
  terms: m.consent_terms,
  privacy: m.consent_privacy,
  profile: m.consent_profile,
  marketing: m.consent_marketing,
  advertising: m.consent_advertising,
};

type Props = {
  text: ConsentText;
  label?: string | undefined;
  isTicked: boolean;
  field: FieldState;
};

/** The text of an optional consent is open until it is given: the law wants its purpose, data and period seen. */
export function Consent({ text: { title, html, version: number, ...more }, label, isTicked, field }: Props) {
  const { isRequired, versionField, effectiveAt } = more;
  const lang = otherLanguage(more.locale);
  return (
    <div className={item}>
      <Checkbox
        field={field}
        label={label ?? labels[more.kind]()}
        isChecked={isTicked}
        isRequired={isRequired}
      />
      <div className={below}>
        <FieldError {...field} />
      </div>
      <details className={cx(below, reading)} open={!isRequired && !isTicked}>
        <summary aria-label={m.consent_read_named({ title })}>{m.consent_read()}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <section className={text} aria-label={title} tabIndex={0}>
          <p className={version}>
            {m.inquiry_consent_version({ version: number, date: formatWholeDate(effectiveAt) })}
          </p>
          <SafeHtml html={html} lang={lang} />
        </section>
      </details>
      <input type="hidden" name={versionField} value={number} />
    </div>
  );
}
