import { css, cx } from '@linaria/core';
import { useSession } from '#app/components/member/use-session.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { useUi } from '#app/stores/use-ui.ts';
import { visuallyHidden } from '#app/styles/globals.ts';

/** Without scripts the alert cannot open, so the entry shows its text. */
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

/** A link to another site or language. Without a URL it opens the 'coming soon' alert. */
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

/** 'Find a pharmacy': PHARMACY_FINDER_URL, else the site's own finder. */
export function PharmacyEntry({ className, href }: { className: string; href: string | undefined }) {
  if (href) return <OutsideEntry label={m.menu_pharmacy()} href={href} className={className} />;
  return (
    <PlainLink to="/business/pharmacy" className={className}>
      {m.menu_pharmacy()}
    </PlainLink>
  );
}

/** The link to the member area, or to sign in. */
export function MemberEntry({ className, pathname }: { className: string; pathname: string }) {
  const member = useSession();
  const to = member ? '/mypage' : '/login';
  return (
    <PlainLink to={to} className={className} isCurrent={pathname === to}>
      {member ? m.menu_mypage() : m.menu_login()}
    </PlainLink>
  );
}
