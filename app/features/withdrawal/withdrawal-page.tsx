import { css } from '@linaria/core';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { SheetSection } from '#app/components/member/sheet.tsx';
import { useMember } from '#app/components/member/use-member.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import type { SocialSearch } from '#app/social/social-search.ts';
import { Losses } from './losses.tsx';
import type { WithdrawalSummary } from './withdrawal.functions.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

const sections = css`
  display: grid;
`;

type Props = { summary: WithdrawalSummary; search: SocialSearch; posted: PostedForm | undefined };

export function WithdrawalPage({ summary, search, posted }: Props) {
  const member = useMember();
  return (
    <MemberPage crumbs={crumbsOf('/mypage/withdraw')} heading={m.member_withdraw()} lead={m.withdraw_lead()}>
      <div className={sections}>
        <SheetSection heading={m.withdraw_lost()}>
          <Losses member={member} summary={summary} />
        </SheetSection>
        <WithdrawalForm member={member} summary={summary} search={search} posted={posted} />
      </div>
    </MemberPage>
  );
}
