import { css } from '@linaria/core';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { useMember } from '#app/components/member/use-member.ts';
import { joinSentences } from '#app/components/ui/join-sentences.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { formatMobile } from '#app/phone/phone-code-state.ts';
import { color, space } from '#app/styles/tokens.ts';
import type { PhoneSearch } from './phone.search.ts';
import { PhoneForm } from './phone-form.tsx';

const present = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(24)};
  align-items: baseline;
  max-width: 32rem;
  padding-block: ${space(16)};
  border-block: 1px solid ${color.hairline};

  & dt {
    color: ${color.muted};
  }

  & dd {
    font-size: 1.25rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

type Props = { search: PhoneSearch; posted: PostedForm | undefined };

export function PhonePage({ search, posted }: Props) {
  const { mobile } = useMember();
  const done = search.done && joinSentences(m.phone_code_verified(), m.phone_done());
  return (
    <MemberPage
      crumbs={crumbsOf('/mypage/phone')}
      heading={m.member_phone()}
      lead={m.phone_lead()}
      done={done}
    >
      <dl className={present}>
        <dt>{m.phone_present()}</dt>
        <dd>{mobile ? formatMobile(mobile) : m.phone_none()}</dd>
      </dl>
      {/* A new number starts a new form. */}
      <PhoneForm key={mobile} posted={posted} />
    </MemberPage>
  );
}
