import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { getLocale } from '#app/lib/locale.ts';
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
        <Scripts />
      </body>
    </html>
  );
}
