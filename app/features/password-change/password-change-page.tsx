import { useState } from 'react';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { useMember } from '#app/components/member/use-member.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import type { PasswordChangeSearch } from './password-change.search.ts';
import { PasswordChangeForm } from './password-change-form.tsx';

const doneMessages = { changed: m.password_change_done, set: m.password_change_done_first };

type Props = { search: PasswordChangeSearch; posted: PostedForm | undefined };

export function PasswordChangePage({ search, posted }: Props) {
  const member = useMember();
  const [changes, setChanges] = useState(0);
  return (
    <MemberPage
      crumbs={crumbsOf('/mypage/password')}
      heading={m.member_password()}
      lead={member.hasPassword ? m.password_change_lead() : m.password_change_lead_first()}
      done={search.done && doneMessages[search.done]()}
    >
      <PasswordChangeForm
        key={changes}
        member={member}
        posted={posted}
        onChanged={() => setChanges(changes + 1)}
      />
    </MemberPage>
  );
}
