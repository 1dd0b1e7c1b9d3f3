import { css } from '@linaria/core';
import { useRouterState } from '@tanstack/react-router';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space } from '#app/styles/tokens.ts';
import { SignOut } from './sign-out.tsx';
import { useSession } from './use-session.ts';

const who = css`
  padding-bottom: ${space(12)};
  font-weight: 700;
  overflow-wrap: anywhere;
  border-bottom: 1px solid ${color.text};
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space(16)};

  ${from.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const item = css`
  border-bottom: 1px solid ${color.hairline};
`;

const link = css`
  display: flex;
  align-items: center;
  min-height: ${space(50)};
  color: ${color.muted};
  text-decoration: none;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }

  &[aria-current='page'] {
    color: ${color.text};
    font-weight: 700;
  }
`;

const memberPages = [
  { to: '/mypage', label: m.member_overview },
  { to: '/mypage/profile', label: m.member_profile },
  { to: '/mypage/phone', label: m.member_phone },
  { to: '/mypage/password', label: m.member_password },
  { to: '/mypage/points', label: m.member_points },
  { to: '/mypage/questions', label: m.member_questions },
  { to: '/sample', label: m.member_samples },
] as const;

function isWithin(pathname: string, to: string): boolean {
  return pathname === to || (to !== '/mypage' && pathname.startsWith(`${to}/`));
}

export function MemberNav() {
  const member = useSession();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <>
      {member ? <p className={who}>{m.member_signed_in_as({ name: member.name })}</p> : null}
      <nav aria-label={m.member_nav()}>
        <ul className={list}>
          {memberPages.map(({ to, label }) => (
            <li key={to} className={item}>
              <PlainLink to={to} className={link} isCurrent={isWithin(pathname, to)}>
                {label()}
              </PlainLink>
            </li>
          ))}
          <li className={item}>
            <SignOut className={link} />
          </li>
        </ul>
      </nav>
    </>
  );
}
