import { css } from '@linaria/core';
import { controlProps } from '#app/components/ui/field.tsx';
import { SafeHtml } from '#app/components/ui/safe-html.tsx';
import { formatDate, otherLanguage } from '#app/lib/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import { versionField } from './consent-kinds.ts';
import type { ConsentText } from './consents.server.ts';

const row = css`
  padding-block: ${space(8)} ${space(12)};
  border-bottom: 1px solid ${color.hairline};
`;

const choice = css`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-height: 44px;
  font-weight: 600;
  cursor: pointer;

  & input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: ${color.primary};
  }

  &:has([aria-invalid]) {
    color: ${color.error};
  }
`;

const errorClass = css`
  color: ${color.error};
  font-size: 0.9375rem;
  font-weight: 600;
`;

const text = css`
  ${type.note}

  & summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color.muted};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  & summary:hover {
    color: ${color.primary};
  }
`;

const box = css`
  padding: ${space(20)};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
`;

const labels = { termsAgree: m.social_terms_agree, privacyAgree: m.social_privacy_agree };

type Props = { consent: ConsentText; isChecked: boolean; error: string | undefined; hasFocus: boolean };

/** A consent with the text that it is to, in the version that is stored with it. */
export function Consent({ consent, isChecked, error, hasFocus }: Props) {
  const { field, version, effectiveAt, html, locale } = consent;
  const lang = otherLanguage(locale);
  return (
    <div className={row}>
      <input type="hidden" name={versionField(field)} value={version} />
      <label className={choice}>
        <input
          type="checkbox"
          value="true"
          defaultChecked={isChecked}
          {...controlProps({ name: field, error, hasFocus, isRequired: true })}
        />
        {labels[field]()}
      </label>
      {error ? (
        <p id={`${field}-error`} className={errorClass}>
          {error}
        </p>
      ) : null}
      <details className={text}>
        <summary>{m.social_consent_text({ version, date: formatDate(effectiveAt) })}</summary>
        <div className={box}>
          <SafeHtml html={html} lang={lang} />
        </div>
      </details>
    </div>
  );
}
