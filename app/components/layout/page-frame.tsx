import { css, cx } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { m } from '#app/paraglide/messages.js';
import { shellQueries } from '#app/shell/shell.queries.ts';
import { useUi } from '#app/stores/use-ui.ts';
import { color, navigationHeight, pageTransition, space } from '#app/styles/tokens.ts';
import { EnglishLink } from './english-link.tsx';
import { useIsOnDark, useViewport } from './header-state.ts';
import { HotCorner } from './hot-corner.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { Notifications } from './notifications.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useFocusOnNewPage, useGuardedPreloads, useSharedSession } from './use-page-life.ts';

const Dialogs = lazy(() =>
  import('./dialogs.tsx').then(({ Dialogs: component }) => ({ default: component })),
);

const skipLink = css`
  position: absolute;
  top: ${space(8)};
  left: ${space(8)};
  z-index: 20;
  padding: ${space(12)} ${space(20)};
  color: #fff;
  background: ${color.primary};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

const mainArea = css`
  min-height: 60vh;
  padding-top: ${navigationHeight};

  &:focus {
    outline: none;
  }

  @media print {
    padding-top: 0;
  }
`;

const underNavigation = css`
  padding-top: 0;
`;

/** Only pages after the first one are animated. */
const arriving = css`
  animation: page-in ${pageTransition} ease-out;

  @keyframes page-in {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
`;

const mainId = 'main';

export function PageFrame({ children }: { children: ReactNode }) {
  const { data: shell } = useSuspenseQuery(shellQueries.shell());
  const main = useRef<HTMLElement>(null);
  const isOnDark = useIsOnDark();
  const hasDialog = useUi((ui) => ui.alertDialog.isOpen || ui.confirmDialog.isOpen);
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const firstPath = useRef(path);
  useViewport();
  useGuardedPreloads();
  useSharedSession();
  useFocusOnNewPage(main);
  if (path !== firstPath.current) firstPath.current = '';
  if (path.startsWith('/admin')) return children;

  return (
    <>
      <a href={`#${mainId}`} className={skipLink}>
        {m.skip_to_content()}
      </a>
      <EnglishLink />
      <SiteHeader links={shell.links} />
      <main id={mainId} ref={main} tabIndex={-1} className={cx(mainArea, isOnDark && underNavigation)}>
        <LoadingBar />
        <div key={path} className={firstPath.current === '' ? arriving : undefined}>
          {children}
        </div>
      </main>
      <HotCorner />
      <SiteFooter
        links={shell.links}
        facts={shell.facts}
        notes={shell.notes}
        announcements={shell.announcements}
      >
        <LanguageSwitcher languages={shell.languages} />
      </SiteFooter>
      <Notifications />
      {hasDialog ? (
        <Suspense>
          <Dialogs />
        </Suspense>
      ) : null}
    </>
  );
}
