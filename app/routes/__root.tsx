import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, retainSearchParams } from '@tanstack/react-router';
import { Document } from '#app/components/layout/document.tsx';
import { PageFrame } from '#app/components/layout/page-frame.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { readRootSearch } from '#app/routing/search-params.ts';
import { companyScripts } from '#app/seo/crawler-scripts.ts';
import { throwIfFailed } from '#app/server/on-server.ts';
import { checkSession } from '#app/session/session-check.ts';
import { hintScript } from '#app/session/session-hint.ts';
import { shellQueries } from '#app/shell/shell.queries.ts';
import type { UiStore } from '#app/stores/ui-store.ts';
import { hangulFile, latinFile, standingFile } from '#app/styles/fonts.gen.ts';
import type { Locale } from '#contract/locales.ts';

type RouterContext = { queryClient: QueryClient; uiStore: UiStore };

function fontFiles(locale: Locale, path: string | undefined): string[] {
  if (locale !== 'ko-KR') return [latinFile];
  return path === '/' ? [latinFile, hangulFile] : [latinFile, hangulFile, standingFile];
}

function fontPreloads(locale: Locale, path: string | undefined) {
  return fontFiles(locale, path).map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  }));
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: readRootSearch,
  search: { middlewares: [retainSearchParams(['lang'])] },
  beforeLoad: async (navigation) => {
    throwIfFailed();
    await checkSession(navigation);
  },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(shellQueries.shell());
  },
  head: ({ match, matches }) => {
    const shell = match.context.queryClient.getQueryData(shellQueries.shell().queryKey);
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'theme-color', content: '#f8f7f2' },
      ],
      links: [
        ...fontPreloads(getLocale(), matches.at(-1)?.pathname),
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ],
      scripts: [
        { children: hintScript },
        ...(shell ? companyScripts(matches.at(-1)?.pathname, shell.company) : []),
      ],
    };
  },
  shellComponent: Document,
  component: () => (
    <PageFrame>
      <Outlet />
    </PageFrame>
  ),
});
