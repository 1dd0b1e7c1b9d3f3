import { css } from '@linaria/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Form } from '#app/components/forms/use-form.ts';
import { Consent } from '#app/components/member/consent.tsx';
import { consentQueries } from '#app/consents/consents.queries.ts';
import { isTicked, optionalConsents } from '#app/consents/consents.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { Member } from '#contract/members.ts';
import { hadConsentField, type ProfileField } from './profile.schema.ts';

const group = css`
  min-width: 0;

  & legend {
    padding: 0 0 ${space(12)};
    font-weight: 600;
  }
`;

const hint = css`
  padding-bottom: ${space(12)};
  ${type.note}
  color: ${color.muted};
`;

type Props = { form: Form<ProfileField>; member: Member; posted: PostedForm | undefined };

/** Each optional consent can be given and withdrawn. */
export function ProfileConsents({ form, member, posted }: Props) {
  const queryClient = useQueryClient();
  const { data: texts } = useSuspenseQuery(consentQueries.texts());
  const isOutdated = form.result.failure === 'consent_changed';
  useEffect(() => {
    if (isOutdated) void queryClient.invalidateQueries(consentQueries.texts());
  }, [isOutdated, queryClient]);
  const shown = optionalConsents.flatMap(({ kind, field }) => {
    const text = texts.find((given) => given.kind === kind);
    return text ? [{ text, field }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <fieldset className={group}>
      <legend>{m.profile_consents()}</legend>
      {shown.map(({ text, field }) => (
        <Consent
          key={`${text.kind} ${text.version}`}
          text={text}
          field={form.field(field)}
          isTicked={posted ? isTicked(posted.values[field]) : member[field]}
        />
      ))}
      {member.profileAgree ? <p className={hint}>{m.profile_withdraw_hint()}</p> : null}
      <input type="hidden" name={hadConsentField} value={String(member.profileAgree)} />
    </fieldset>
  );
}
