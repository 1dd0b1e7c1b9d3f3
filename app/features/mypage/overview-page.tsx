import { css } from '@linaria/core';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { useLastMember } from '#app/components/member/use-member.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import { AnnouncedTerms } from './announced-terms.tsx';
import type { Overview } from './mypage.queries.ts';
import { PointsPart } from './points-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { SamplesPart } from './samples-part.tsx';

const leave = css`
  padding-top: ${space(8)};
  ${type.note}
  color: ${color.muted};
  border-top: 1px solid ${color.text};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export function OverviewPage({ points, questions, samples }: Overview) {
  const member = useLastMember();
  // The session may end between its check and this page.
  if (!member) return null;
  return (
    <MemberPage
      crumbs={crumbsOf('/mypage')}
      heading={m.mypage_greeting({ name: member.name })}
      lead={m.mypage_lead()}
    >
      <AnnouncedTerms />
      <div>
        <PointsPart balance={member.points} entries={points} />
        <QuestionsPart questions={questions} />
        <SamplesPart samples={samples} />
        <ProfilePart member={member} />
        <p className={leave}>
          <PlainLink to="/mypage/withdraw">{m.member_withdraw()}</PlainLink>
        </p>
      </div>
    </MemberPage>
  );
}
