import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import type { Crumb } from '#app/pages/crumbs.ts';
import { container, grid } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';
import { DoneNotice } from './done-notice.tsx';
import { MemberNav } from './member-nav.tsx';
import { SessionGuard } from './session-guard.tsx';
import { VerifyNotice } from './verify-notice.tsx';

const aside = css`
  min-width: 0;

  ${from.large} {
    grid-column: 1 / span 3;
    margin-bottom: ${space(40)};
  }
`;

const content = css`
  display: grid;
  gap: ${space(40)};
  align-content: start;
  min-width: 0;
  padding-bottom: ${space(80)};

  ${from.large} {
    grid-column: 5 / -1;
    padding-bottom: ${space(160)};
  }
`;

type Props = {
  crumbs: readonly Crumb[];
  heading: string;
  lead?: ReactNode;
  done?: string | undefined;
  /** The heading is a sentence, such as a question's title. */
  isArticle?: boolean;
  children: ReactNode;
};

export function MemberPage({ crumbs, heading, lead, done, isArticle = false, children }: Props) {
  return (
    <SessionGuard>
      <PageTitle crumbs={crumbs} heading={heading} lead={lead} isArticle={isArticle} isCompact />
      <div className={cx(container, grid)}>
        <div className={aside}>
          <MemberNav />
        </div>
        <div className={content}>
          <DoneNotice text={done} />
          <VerifyNotice />
          {children}
        </div>
      </div>
    </SessionGuard>
  );
}
