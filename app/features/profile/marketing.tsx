import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Checkbox } from '#app/components/forms/checkbox.tsx';
import { SafeHtml } from '#app/components/ui/safe-html.tsx';
import { formatDate, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, negativeSpace, space, type } from '#app/styles/tokens.ts';
import { profileQueries } from './profile.queries.ts';

const consent = css`
  border-block: 1px solid ${color.hairline};
`;

const details = css`
  padding-inline-start: ${space(36)};
  ${type.note}
  color: ${color.muted};

  & summary {
    width: fit-content;
    min-height: 44px;
    line-height: 44px;
    margin-top: ${negativeSpace(8)};
    cursor: pointer;
  }

  & > div,
  & > p {
    margin-bottom: ${space(16)};
    font-size: 0.9375rem;
    line-height: 1.6;
  }

  & > div > * + * {
    margin-top: ${space(8)};
  }
`;

type Props = {
  field: { name: string; error: string | undefined; hasFocus: boolean };
  isChecked: boolean;
};

export function Marketing({ field, isChecked }: Props) {
  const { data: text } = useSuspenseQuery(profileQueries.marketing());
  const lang = otherLanguage(text.locale);
  return (
    <div className={consent}>
      <Checkbox field={field} label={m.profile_marketing()} isChecked={isChecked} isRequired={false} />
      {/* An unticked box sends nothing, which would leave the consent unchanged. */}
      <input type="hidden" name={field.name} value="false" />
      <details className={details}>
        <summary>{m.profile_marketing_read()}</summary>
        <SafeHtml html={text.html} lang={lang} />
        <p>{m.member_text_version({ version: text.version, date: formatDate(text.effectiveAt) })}</p>
      </details>
    </div>
  );
}
