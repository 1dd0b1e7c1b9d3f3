import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shellQueries } from '#app/lib/shell.queries.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

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

const mainId = 'main';

/** Header, main area and footer. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { data: shell } = useSuspenseQuery(shellQueries.shell());
  return (
    <>
      <a href={`#${mainId}`} className={skipLink}>
        {m.skip_to_content()}
      </a>
      <SiteHeader />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter year={shell.year}>
        <LanguageSwitcher languages={shell.languages} />
      </SiteFooter>
    </>
  );
}
