import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { SheetSection } from '#app/components/member/sheet.tsx';
import { StateMark } from '#app/components/member/state-mark.tsx';
import { EmailText } from '#app/components/ui/email-text.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatDate } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { formatMobile } from '#app/phone/phone-code-state.ts';
import { providerName } from '#app/social/social-messages.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { Member } from '#contract/members.ts';

const list = css`
  border-top: 1px solid ${color.hairline};

  & > div {
    display: grid;
    grid-template: 'name change' auto 'value change' auto / minmax(0, 1fr) auto;
    gap: 0 ${space(20)};
    align-items: center;
    padding-block: ${space(8)};
    border-bottom: 1px solid ${color.hairline};

    ${from.small} {
      grid-template: 'name value change' auto / ${space(120)} minmax(0, 1fr) auto;
    }
  }

  & dt {
    grid-area: name;
    ${type.note}
    color: ${color.muted};
  }

  & dd {
    display: flex;
    grid-area: value;
    flex-wrap: wrap;
    gap: 0 ${space(16)};
    align-items: baseline;
    min-width: 0;
    font-variant-numeric: tabular-nums;
  }

  & dd + dd {
    grid-area: change;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  & a:hover {
    color: ${color.primary};
  }
`;

type FactProps = { label: string; to?: '/mypage/profile' | '/mypage/phone'; children: ReactNode };

function Fact({ label, to, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {to ? (
        <dd>
          <PlainLink to={to} aria-label={m.mypage_change_named({ name: label })}>
            {m.mypage_change()}
          </PlainLink>
        </dd>
      ) : null}
    </div>
  );
}

export function ProfilePart({ member }: { member: Member }) {
  const { email, emailVerified, mobile, providers, createdAt } = member;
  const linked = providers.map(providerName).join(', ');
  return (
    <SheetSection heading={m.member_profile()}>
      <dl className={list}>
        <Fact label={m.member_email()} to="/mypage/profile">
          <EmailText email={email} />{' '}
          <StateMark
            text={emailVerified ? m.mypage_email_verified() : m.mypage_email_unverified()}
            isDone={emailVerified}
          />
        </Fact>
        <Fact label={m.member_mobile()} to="/mypage/phone">
          {mobile ? formatMobile(mobile) : m.mypage_none()}
        </Fact>
        <Fact label={m.mypage_linked()} to="/mypage/profile">
          {linked || m.mypage_none()}
        </Fact>
        <Fact label={m.mypage_since()}>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </Fact>
      </dl>
    </SheetSection>
  );
}
