import { css, cx } from '@linaria/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import type { ShellLinks } from '#app/shell/shell.queries.ts';
import { useUi } from '#app/stores/use-ui.ts';
import { container } from '#app/styles/globals.ts';
import { color, englishLine, from, navigationHeight, space } from '#app/styles/tokens.ts';
import { BrandMark } from './brand-mark.tsx';
import { useIsOnDark } from './header-state.ts';
import { menuGroups } from './menu.ts';
import { MenuButton } from './menu-button.tsx';
import { MenuDropdown } from './menu-dropdown.tsx';
import { MemberEntry, OutsideEntry, ShopEntry } from './menu-entries.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const header = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  color: ${color.text};
  background: ${color.paper};
  border-bottom: 1px solid ${color.hairline};
  transition:
    transform 0.25s,
    top 0.25s,
    background-color 0.25s,
    color 0.25s;

  @media print {
    position: static;
    color: ${color.text};
    background: none;

    & nav,
    & button,
    & a[href^='#'] {
      display: none;
    }
  }
`;

const atTop = css`
  background: transparent;
  border-bottom-color: transparent;

  html[lang='ko-KR'][data-foreign] & {
    top: ${englishLine};
  }
`;

/** Shade over the page's dark picture, so the navigation stays legible. */
const onDark = css`
  color: #fff;
  /* The gradient would repeat under the transparent border. */
  background: linear-gradient(rgb(13 26 21 / 84%), rgb(13 26 21 / 68%) 70%, rgb(13 26 21 / 0%)) no-repeat;
`;

const hidden = css`
  transform: translateY(-100%);

  &:has(:focus-visible) {
    transform: none;
  }
`;

const bar = css`
  display: flex;
  align-items: center;
  min-height: ${navigationHeight};
  gap: ${space(16)};
`;

const brand = css`
  margin-inline-end: auto;
  padding-block: ${space(10)};
  color: ${color.primary};
  text-decoration: none;

  .${onDark} & {
    color: #fff;
  }
`;

const wideMenu = css`
  display: none;

  ${from.large} {
    display: block;
  }
`;

const menuList = css`
  display: flex;
`;

const utilities = css`
  display: none;

  ${from.large} {
    display: flex;
    gap: ${space(20)};
    margin-inline-start: ${space(24)};
    font-size: 0.875rem;
  }
`;

const utility = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const extraWide = css`
  display: none;

  ${from.extraLarge} {
    display: block;
  }
`;

/**
 * The top navigation: transparent at the top of the page, hidden while the visitor scrolls down, visible on scrolling up
 * and on focus.
 */
export function SiteHeader({ links }: { links: ShellLinks }) {
  const isHidden = useUi((ui) => ui.isNavigationHidden);
  const isAtTop = useUi((ui) => ui.scrollY < 10);
  const isOnDark = useIsOnDark();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });

  return (
    <header className={cx(header, isAtTop && atTop, isAtTop && isOnDark && onDark, isHidden && hidden)}>
      <div className={cx(container, bar)}>
        <Link to="/" className={brand}>
          <BrandMark />
        </Link>
        <nav className={wideMenu} aria-label={m.nav_main()}>
          <ul className={menuList}>
            {menuGroups.map((group) => (
              <MenuDropdown
                key={group.key}
                group={group}
                pathname={pathname}
                pharmacyFinder={links.pharmacyFinder}
              />
            ))}
          </ul>
        </nav>
        <nav className={utilities} aria-label={m.nav_utilities()}>
          <PlainLink to="/search" className={utility} isCurrent={pathname === '/search'}>
            {m.menu_search()}
          </PlainLink>
          <MemberEntry className={utility} pathname={pathname} />
          {links.chinese && <OutsideEntry label={links.chinese} href="?lang=zh-CN" className={utility} />}
          {links.shop === null ? null : <ShopEntry href={links.shop} className={utility} />}
          <span className={extraWide}>
            <OutsideEntry label={m.menu_dashboard()} href={links.dashboard} className={utility} />
          </span>
        </nav>
        <MenuButton />
      </div>
      <MobileMenu links={links} />
    </header>
  );
}
