import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Form } from '#app/components/forms/use-form.ts';
import { Consent, consentGroup } from '#app/components/member/consent.tsx';
import { useNewConsentTexts } from '#app/components/member/use-new-consent-texts.ts';
import { consentQueries } from '#app/consents/consents.queries.ts';
import { isTicked, optionalConsents } from '#app/consents/consents.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { Member } from '#contract/members.ts';
import { hadConsentField, type ProfileField } from './profile.schema.ts';

const hint = css`
  padding: 0 0 ${space(16)} ${space(36)};
  ${type.note}
  color: ${color.muted};
`;

type Props = { form: Form<ProfileField>; member: Member; posted: PostedForm | undefined };

/** Each optional consent can be given and withdrawn. */
export function ProfileConsents({ form, member, posted }: Props) {
  const { data: texts } = useSuspenseQuery(consentQueries.texts());
  useNewConsentTexts(form.result.failure);
  const shown = optionalConsents.flatMap(({ kind, field }) => {
    const text = texts.find((given) => given.kind === kind);
    return text ? [{ text, field }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <fieldset className={consentGroup}>
      <legend>{m.profile_consents()}</legend>
      {shown.map(({ text, field }) => (
        <Fragment key={`${text.kind} ${text.version}`}>
          <Consent
            text={text}
            field={form.field(field)}
            isTicked={posted ? isTicked(posted.values[field]) : member[field]}
          />
          {text.kind === 'profile' && member.profileAgree ? (
            <p className={hint}>{m.profile_withdraw_hint()}</p>
          ) : null}
        </Fragment>
      ))}
      <input type="hidden" name={hadConsentField} value={String(member.profileAgree)} />
    </fieldset>
  );
}
