import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import type { Crumb } from '#app/pages/crumbs.ts';
import { container, grid } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';

const content = css`
  display: grid;
  gap: ${space(40)};
  padding-bottom: ${space(80)};

  ${from.large} {
    grid-column: 1 / span 7;
    padding-bottom: ${space(160)};
  }

  /* The link to the inquiry would cover the form. */
  main:has(&) + aside {
    display: none;
  }
`;

const wide = css`
  ${from.large} {
    grid-column: 1 / -1;
  }
`;

type Props = {
  crumbs: readonly Crumb[];
  heading: string;
  lead?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

export function AccountPage({ crumbs, heading, lead, isWide = false, children }: Props) {
  return (
    <>
      <PageTitle crumbs={crumbs} heading={heading} lead={lead} isCompact />
      <div className={cx(container, grid)}>
        <div className={cx(content, isWide && wide)}>{children}</div>
      </div>
    </>
  );
}
