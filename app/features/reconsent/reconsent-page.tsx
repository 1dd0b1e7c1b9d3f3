import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { formColumn } from '#app/components/forms/form-column.ts';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { AccountPage } from '#app/components/member/account-page.tsx';
import { Consent } from '#app/components/member/consent.tsx';
import { SessionGuard } from '#app/components/member/session-guard.tsx';
import { useMember } from '#app/components/member/use-member.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { type ConsentText, consentQueries } from '#app/consents/consents.queries.ts';
import { textFields } from '#app/forms/check-fields.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { returnField } from '#app/session/return-path.ts';
import { checkReconsent } from './reconsent.schema.ts';

const messages = {
  termsAgree: { required: m.error_reconsent_required },
  privacyAgree: { required: m.error_reconsent_required },
  profileAgree: {},
  marketingAgree: {},
  advertisingAgree: {},
};

type Props = { next: string | undefined; posted: PostedForm | undefined };

function ReconsentForm({ texts, next, posted }: Props & { texts: readonly ConsentText[] }) {
  const form = useForm({
    action: '/mypage/consents',
    messages,
    posted,
    check: (fields) => checkReconsent(textFields(fields)),
  });
  const queryClient = useQueryClient();
  const isOutdated = form.result.failure === 'consent_changed';
  useEffect(() => {
    if (isOutdated) void queryClient.invalidateQueries(consentQueries.texts());
  }, [isOutdated, queryClient]);
  return (
    <form {...form.props} className={formColumn} aria-label={m.reconsent_title()}>
      <FormAlert text={form.alert} />
      <input type="hidden" name={returnField} value={posted?.hidden[returnField] ?? next ?? ''} />
      <div>
        {texts.map((text) => (
          <Consent key={text.version} text={text} field={form.field(text.field)} isTicked={false} />
        ))}
      </div>
      <SubmitRow label={m.reconsent_submit()} isSending={form.isSending}>
        <PlainLink to="/mypage/withdraw">{m.member_withdraw()}</PlainLink>
      </SubmitRow>
    </form>
  );
}

/** Requests consent to the versions that need it again. */
export function ReconsentPage({ next, posted }: Props) {
  const { consentsNeeded } = useMember();
  const { data: texts } = useSuspenseQuery(consentQueries.texts());
  const needed = texts.filter(({ kind }) => consentsNeeded.some((name) => name === kind));
  const lead = needed.length > 0 ? m.reconsent_lead() : m.reconsent_none();
  return (
    <SessionGuard>
      <AccountPage crumbs={crumbsOf('/mypage/consents')} heading={m.reconsent_title()} lead={lead}>
        {needed.length > 0 ? (
          <ReconsentForm texts={needed} next={next} posted={posted} />
        ) : (
          <p>
            <PlainLink to="/mypage">{m.menu_mypage()}</PlainLink>
          </p>
        )}
      </AccountPage>
    </SessionGuard>
  );
}
