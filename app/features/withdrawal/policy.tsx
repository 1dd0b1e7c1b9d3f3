import { css } from '@linaria/core';
import { Checkbox } from '#app/components/forms/checkbox.tsx';
import { ChoiceGroup } from '#app/components/ui/field.tsx';
import { SafeHtml } from '#app/components/ui/safe-html.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { formatWholeDate } from '#app/i18n/whole-date.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { WithdrawalSummary } from './withdrawal.functions.ts';

const text = css`
  --ground: ${color.surface};
  max-height: ${space(400)};
  padding: ${space(20)};
  overflow-y: auto;
  background: ${color.surface};
  border: 1px solid ${color.hairline};

  & > * {
    font-size: 0.9375rem;
  }

  & h2 {
    margin-top: ${space(32)};
    font-size: 1.0625rem;
  }

  ${from.medium} {
    padding: ${space(24)} ${space(28)};
  }
`;

const version = css`
  ${type.note}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

type Props = {
  field: { name: string; error: string | undefined; hasFocus: boolean };
  policy: WithdrawalSummary['policy'];
  isChecked: boolean;
};

export function Policy({ field, policy, isChecked }: Props) {
  const lang = otherLanguage(policy.locale);
  return (
    <ChoiceGroup name={field.name} legend={policy.title} lang={lang} error={field.error}>
      {/* The keyboard scrolls it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text without links is reached in no other way */}
      <section className={text} tabIndex={0} aria-label={policy.title}>
        <SafeHtml html={policy.html} lang={lang} />
      </section>
      <p className={version}>
        {m.member_text_version({ version: policy.version, date: formatWholeDate(policy.effectiveAt) })}
      </p>
      <Checkbox field={field} label={m.withdraw_agree()} isChecked={isChecked} />
    </ChoiceGroup>
  );
}
