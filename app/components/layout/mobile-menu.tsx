import { css } from '@linaria/core';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import type { ShellLinks } from '#app/shell/shell.queries.ts';
import { useUi } from '#app/stores/use-ui.ts';
import { container } from '#app/styles/globals.ts';
import { color, from, navigationHeight, space, tracking } from '#app/styles/tokens.ts';
import { BrandMark } from './brand-mark.tsx';
import { menuGroups } from './menu.ts';
import { MemberEntry, OutsideEntry, PharmacyEntry, ShopEntry } from './menu-entries.tsx';

/** Pixels. From this width on the header shows the menu: `from.large`. */
const wideWindow = 992;

const dialog = css`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0 0 ${space(40)};
  border: 0;
  color: ${color.text};
  background: ${color.paper};
  overscroll-behavior: contain;

  ${from.large} {
    display: none;
  }
`;

const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${navigationHeight};
`;

const brand = css`
  color: ${color.primary};
`;

const close = css`
  min-width: 44px;
  min-height: 44px;
  padding-inline: ${space(12)};
  border: 1px solid ${color.border};
  border-radius: 2px;
  background: none;
  cursor: pointer;
`;

const row = css`
  display: grid;
  grid-template-columns: 2fr 3fr;
  gap: ${space(16)};
  padding-block: ${space(12)};
  border-top: 1px solid ${color.hairline};

  &:first-child {
    border-top-color: ${color.text};
  }
`;

const groupName = css`
  padding-top: ${space(10)};
  font-size: 0.875rem;
  font-weight: 700;
  letter-spacing: ${tracking.label};
  color: ${color.muted};
`;

const entry = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 44px;
  font-size: 1.0625rem;
  font-weight: 600;
  text-decoration: none;

  &[aria-current='page'] {
    color: ${color.primary};
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
  }
`;

/** The full-screen menu of narrow windows. It closes on navigation and on scrolling. */
export function MobileMenu({ links }: { links: ShellLinks }) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = useUi((ui) => ui.isMenuOpen);
  const setOpen = useUi((ui) => ui.setMenuOpen);
  const isWide = useUi((ui) => (ui.viewportWidth ?? 0) >= wideWindow);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const router = useRouter();

  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router, setOpen]);
  useEffect(() => {
    if (isOpen && isWide) setOpen(false);
  }, [isOpen, isWide, setOpen]);
  useEffect(() => {
    if (!isOpen) {
      ref.current?.close();
      return;
    }
    ref.current?.showModal();
    const closeOnScroll = () => setOpen(false);
    window.addEventListener('scroll', closeOnScroll, { passive: true });
    return () => window.removeEventListener('scroll', closeOnScroll);
  }, [isOpen, setOpen]);

  return (
    <dialog
      ref={ref}
      id="site-menu"
      className={dialog}
      aria-label={m.nav_main()}
      onClose={() => setOpen(false)}
    >
      <div className={container}>
        <div className={bar}>
          <span className={brand}>
            <BrandMark />
          </span>
          <button type="button" className={close} onClick={() => setOpen(false)}>
            {m.nav_close()}
          </button>
        </div>
        <nav aria-label={m.nav_main()}>
          <ul>
            {menuGroups.map(({ key, label, pages, pharmacyFinder }) => (
              <li key={key} className={row}>
                <span className={groupName}>{label()}</span>
                <ul>
                  {pages.map((page) => (
                    <li key={page.to}>
                      <PlainLink to={page.to} className={entry} isCurrent={pathname === page.to}>
                        {page.label()}
                      </PlainLink>
                    </li>
                  ))}
                  {pharmacyFinder.length > 0 ? (
                    <li>
                      <PharmacyEntry className={entry} href={links.pharmacyFinder} />
                    </li>
                  ) : null}
                </ul>
              </li>
            ))}
            <li className={row}>
              <span className={groupName}>{m.menu_more()}</span>
              <ul>
                <li>
                  <PlainLink to="/search" className={entry}>
                    {m.menu_search()}
                  </PlainLink>
                </li>
                <li>
                  <MemberEntry className={entry} pathname={pathname} />
                </li>
                {links.chinese && (
                  <li>
                    <OutsideEntry label={links.chinese} href="?lang=zh-CN" className={entry} />
                  </li>
                )}
                {links.shop === null ? null : (
                  <li>
                    <ShopEntry href={links.shop} className={entry} />
                  </li>
                )}
                <li>
                  <OutsideEntry label={m.menu_dashboard()} href={links.dashboard} className={entry} />
                </li>
              </ul>
            </li>
          </ul>
        </nav>
      </div>
    </dialog>
  );
}
