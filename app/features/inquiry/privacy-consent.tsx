import { css } from '@linaria/core';
import { Checkbox } from '#app/components/forms/checkbox.tsx';
import { ChoiceGroup } from '#app/components/ui/field.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { SafeHtml } from '#app/components/ui/safe-html.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { formatWholeDate } from '#app/i18n/whole-date.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { ConsentText } from './inquiry-answer.ts';

const terms = css`
  display: grid;
  gap: ${space(16)};
  padding: ${space(20)};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  font-size: 0.9375rem;

  & li + li {
    margin-top: ${space(6)};
  }
`;

const version = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(20)};
  align-items: center;
  ${type.note}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

type Props = {
  text: ConsentText | undefined;
  isChecked: boolean;
  error: string | undefined;
  hasFocus: boolean;
};

/** Consent to the use of personal data, with its version. */
export function PrivacyConsent({ text, isChecked, error, hasFocus }: Props) {
  const lang = text && otherLanguage(text.locale);
  return (
    <ChoiceGroup
      name="privacyAgree"
      legend={text?.title ?? m.inquiry_privacy_agree()}
      lang={lang}
      error={error}
    >
      <div className={terms}>
        {text ? (
          <>
            <SafeHtml html={text.html} lang={lang} />
            <p className={version}>
              {m.inquiry_consent_version({ version: text.version, date: formatWholeDate(text.effectiveAt) })}
              <PlainLink to="/privacy" target="_blank">
                {m.menu_privacy()}
              </PlainLink>
            </p>
          </>
        ) : (
          <p>{m.inquiry_consent_unavailable()}</p>
        )}
      </div>
      <Checkbox
        field={{ name: 'privacyAgree', error, hasFocus }}
        label={m.inquiry_privacy_agree()}
        isChecked={isChecked}
      />
    </ChoiceGroup>
  );
}
