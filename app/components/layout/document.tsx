import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { getLocale } from '#app/lib/locale.ts';
import { siteOrigin } from '#app/lib/site-origin.ts';
import { moreFontsFile } from '#app/styles/fonts.gen.ts';
import { globals } from '#app/styles/globals.ts';
import { PageAddress } from './page-address.tsx';

/** The HTML document around every page, the error page too. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={getLocale()} data-origin={siteOrigin()} className={globals}>
      <head>
        <HeadContent />
        <PageAddress />
      </head>
      <body>
        {children}
        {/* At the end: the page is painted before the browser knows the fonts of rare characters. */}
        <link rel="stylesheet" href={moreFontsFile} />
        <Scripts />
      </body>
    </html>
  );
}
