import { css } from '@linaria/core';
import { LinkedAccounts } from '#app/components/member/linked-accounts.tsx';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { SheetSection } from '#app/components/member/sheet.tsx';
import { useMember } from '#app/components/member/use-member.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { AccountDetails } from './account-details.tsx';
import type { ProfileSearch } from './profile.search.ts';
import { ProfileForm } from './profile-form.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

const sections = css`
  display: grid;
`;

const leave = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
`;

type Props = {
  search: ProfileSearch;
  posted: PostedForm | undefined;
  unlink: PostedForm | undefined;
  sessions: PostedForm | undefined;
};

export function ProfilePage({ search, posted, unlink, sessions }: Props) {
  const member = useMember();
  return (
    <MemberPage
      crumbs={crumbsOf('/mypage/profile')}
      heading={m.member_profile()}
      lead={m.profile_lead()}
      done={search.done && m.profile_saved()}
    >
      <div className={sections}>
        <SheetSection heading={m.profile_account()}>
          <AccountDetails member={member} />
        </SheetSection>
        <SheetSection heading={m.profile_personal()}>
          <ProfileForm member={member} posted={posted} />
        </SheetSection>
        <LinkedAccounts search={search} posted={unlink} />
        <SheetSection heading={m.profile_sessions()}>
          <SignOutEverywhere posted={sessions} />
        </SheetSection>
        <SheetSection heading={m.member_withdraw()}>
          <p>{m.profile_withdraw()}</p>
          <PlainLink to="/mypage/withdraw" className={leave}>
            {m.member_withdraw()}
          </PlainLink>
        </SheetSection>
      </div>
    </MemberPage>
  );
}
