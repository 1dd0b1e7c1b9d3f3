import { css } from '@linaria/core';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { AccountPage } from '#app/components/member/account-page.tsx';
import { DoneNotice } from '#app/components/member/done-notice.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import type { UnsubscribeSearch } from './unsubscribe.search.ts';

const column = css`
  display: grid;
  gap: ${space(24)};
  justify-items: start;
  max-width: 34em;
`;

const noFields = {};
const noErrors = () => ({});

function UnsubscribeForm({ token, posted }: { token: string; posted: PostedForm | undefined }) {
  const form = useForm({ action: '/unsubscribe', messages: noFields, posted, check: noErrors });
  const isInvalid = form.result.failure === 'not_found';
  return (
    <form {...form.props} aria-label={m.unsubscribe_title()}>
      <input type="hidden" name="token" value={token} />
      <FormAlert text={isInvalid ? m.unsubscribe_invalid() : form.alert} />
      {isInvalid ? null : <SubmitRow label={m.unsubscribe_submit()} isSending={form.isSending} />}
    </form>
  );
}

type Props = { search: UnsubscribeSearch; posted: PostedForm | undefined };

/** Works without a session. Mail scanners open links, so only a post unsubscribes. */
export function UnsubscribePage({ search, posted }: Props) {
  const isDone = (search.done ?? posted?.context?.done) !== undefined;
  const token = posted?.hidden.token ?? search.token;
  return (
    <AccountPage
      crumbs={crumbsOf('/unsubscribe')}
      heading={m.unsubscribe_title()}
      lead={isDone || !token ? undefined : m.unsubscribe_lead()}
    >
      <DoneNotice text={isDone ? m.unsubscribe_done() : undefined} />
      <div className={column}>
        {isDone ? (
          <p>
            {m.unsubscribe_again()} <PlainLink to="/mypage/profile">{m.menu_mypage()}</PlainLink>
          </p>
        ) : token ? (
          <UnsubscribeForm token={token} posted={posted} />
        ) : (
          <p>
            {m.unsubscribe_invalid()} <PlainLink to="/mypage/profile">{m.menu_mypage()}</PlainLink>
          </p>
        )}
      </div>
    </AccountPage>
  );
}
