import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { getLocale } from '#app/lib/locale.ts';
import { moreFontsFile } from '#app/styles/fonts.gen.ts';
import { globals } from '#app/styles/globals.ts';

/** The HTML document around every page, the error page too. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={getLocale()} className={globals}>
      <head>
        <HeadContent />
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
