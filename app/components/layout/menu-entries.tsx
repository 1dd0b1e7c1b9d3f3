import { css, cx } from '@linaria/core';
import { useSession } from '#app/components/member/use-session.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { useUi } from '#app/stores/use-ui.ts';
import { visuallyHidden } from '#app/styles/globals.ts';

/** Without scripts nothing can open the alert: the entry says it itself. */
const withoutScript = css`
  display: none;

  @media (scripting: none) {
    display: inline;
  }
`;

const plainButton = css`
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
`;

type Props = { label: string; className: string };

/** A link to another site; to nowhere yet, an alert that it is in preparation. */
export function OutsideEntry({
  label,
  className,
  href,
  isNewTab = false,
}: Props & { href: string | undefined; isNewTab?: boolean }) {
  const alert = useUi((ui) => ui.alert);
  if (href) {
    return (
      <a href={href} className={className} {...(isNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
        {label}
        {isNewTab ? <span className={visuallyHidden}> ({m.opens_new_tab()})</span> : null}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={cx(className, plainButton)}
      onClick={() => void alert({ title: m.coming_soon_title(), message: m.coming_soon_text() })}
    >
      {label}
      <span className={withoutScript}>&nbsp;({m.coming_soon_short()})</span>
    </button>
  );
}

/** 'Find a pharmacy': the site's own finder, unless it is said to be elsewhere. */
export function PharmacyEntry({ className, href }: { className: string; href: string | undefined }) {
  if (href) return <OutsideEntry label={m.menu_pharmacy()} href={href} className={className} />;
  return (
    <PlainLink to="/business/pharmacy" className={className}>
      {m.menu_pharmacy()}
    </PlainLink>
  );
}

/** The way into the member area, or to signing in. */
export function MemberEntry({ className, pathname }: { className: string; pathname: string }) {
  const member = useSession();
  const to = member ? '/mypage' : '/login';
  return (
    <PlainLink to={to} className={className} isCurrent={pathname === to}>
      {member ? m.menu_mypage() : m.menu_login()}
    </PlainLink>
  );
}
