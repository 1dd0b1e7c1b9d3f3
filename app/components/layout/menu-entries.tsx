import { css, cx } from '@linaria/core';
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

const whenSignedOut = css`
  display: contents;

  [data-signed-in] & {
    display: none;
  }
`;

const whenSignedIn = css`
  display: none;

  [data-signed-in] & {
    display: contents;
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

/** Without a URL 'coming soon'. */
export function ShopEntry({ href, className }: { href: string | undefined; className: string }) {
  return <OutsideEntry label={m.menu_shop()} href={href} isNewTab className={className} />;
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

/** To sign in, or to the member area. A cached page has both links: the document's mark shows one before the first paint. */
export function MemberEntry({ className, pathname }: { className: string; pathname: string }) {
  return (
    <>
      <span className={whenSignedOut}>
        <PlainLink to="/login" className={className} isCurrent={pathname === '/login'}>
          {m.menu_login()}
          {/* The page of this link leads members to their area. */}
          <span className={withoutScript}>&nbsp;· {m.menu_mypage()}</span>
        </PlainLink>
      </span>
      <span className={whenSignedIn}>
        <PlainLink to="/mypage" className={className} isCurrent={pathname === '/mypage'}>
          {m.menu_mypage()}
        </PlainLink>
      </span>
    </>
  );
}
