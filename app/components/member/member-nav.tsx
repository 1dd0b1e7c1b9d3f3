import { css } from '@linaria/core';
import { useRouterState } from '@tanstack/react-router';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, scrollFade, space } from '#app/styles/tokens.ts';
import { SignOut } from './sign-out.tsx';
import { useSession } from './use-session.ts';

const who = css`
  display: none;
  padding-bottom: ${space(12)};
  font-weight: 700;
  overflow-wrap: anywhere;
  border-bottom: 1px solid ${color.text};

  ${from.large} {
    display: block;
  }
`;

const list = css`
  display: flex;
  column-gap: ${space(20)};
  overflow-x: auto;
  scrollbar-width: none;
  ${scrollFade}
  white-space: nowrap;
  box-shadow: inset 0 -1px ${color.hairline};

  ${from.large} {
    display: block;
    overflow: visible;
    box-shadow: none;
  }
`;

const item = css`
  ${from.large} {
    border-bottom: 1px solid ${color.hairline};
  }
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

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current='page'] {
    color: ${color.text};
    font-weight: 700;
    box-shadow: inset 0 -2px ${color.accent};
    scroll-initial-target: nearest;

    ${from.large} {
      box-shadow: none;
    }
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
