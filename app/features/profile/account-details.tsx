import { css, cx } from '@linaria/core';
import { Fact, FactSheet } from '#app/components/posts/fact-sheet.tsx';
import { EmailText } from '#app/components/ui/email-text.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatDate } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { formatMobile } from '#app/phone/phone-code-state.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import type { Member } from '#contract/members.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(16)};
  align-items: baseline;
  justify-content: space-between;
`;

const state = css`
  ${type.note}
  color: ${color.primary};
`;

const isOpen = css`
  color: ${color.warning};
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-block: -12px;
`;

export function AccountDetails({ member }: { member: Member }) {
  return (
    <FactSheet caption={m.profile_account()}>
      <Fact label={m.member_email()}>
        <div className={row}>
          <EmailText email={member.email} />
          <span className={cx(state, !member.emailVerified && isOpen)}>
            {member.emailVerified ? m.profile_verified() : m.profile_unverified()}
          </span>
        </div>
      </Fact>
      <Fact label={m.member_mobile()}>
        <div className={row}>
          {member.mobile ? formatMobile(member.mobile) : m.profile_mobile_none()}
          <PlainLink to="/mypage/phone" className={link}>
            {m.profile_mobile_change()}
          </PlainLink>
        </div>
      </Fact>
      <Fact label={m.profile_since()}>
        <time dateTime={member.createdAt}>{formatDate(member.createdAt)}</time>
      </Fact>
    </FactSheet>
  );
}
