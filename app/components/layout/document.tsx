import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { brandName, getLocale } from '#app/i18n/locale.ts';
import { EmbeddedQueries } from '#app/rendering/query-hydration.tsx';
import { documentRelease } from '#app/routing/release.ts';
import { siteOrigin } from '#app/seo/site-origin.ts';
import { moreFontsFile } from '#app/styles/fonts.gen.ts';
import { globals } from '#app/styles/globals.ts';
import { PageAddress } from './page-address.tsx';
import { useAfterPage } from './use-page-life.ts';

export function Document({ children }: { children: ReactNode }) {
  useAfterPage();
  return (
    <html
      lang={getLocale()}
      data-origin={siteOrigin()}
      data-brand={brandName()}
      data-release={documentRelease()}
      className={globals}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        <PageAddress />
      </head>
      <body>
        {children}
        <noscript>
          <link rel="stylesheet" href={moreFontsFile} />
        </noscript>
        <EmbeddedQueries />
        <Scripts />
      </body>
    </html>
  );
}
