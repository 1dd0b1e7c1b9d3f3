import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { hiddenText } from '#app/styles/globals.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import type { PageInfo } from '#contract/paging.ts';
import { listHeadId } from './use-list-focus.ts';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(32)};
  padding-bottom: ${space(12)};

  & > nav {
    min-width: 0;
    max-width: 100%;
  }
`;

const count = css`
  margin-inline-start: auto;
  padding-block: ${space(10)};
  ${type.note}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const onWide = css`
  @media (max-width: 767px) {
    ${hiddenText}
  }
`;

type Props = {
  info: PageInfo;
  /** The children say how many items there are, so phones show no count. */
  isCountedByChildren?: boolean;
  /** Instead of the total. */
  text?: string | undefined;
  children?: ReactNode;
};

/** An empty list has a text that says so. */
export function ListHead({ info, isCountedByChildren = false, text, children }: Props) {
  const { page, pages, total } = info;
  if (total === 0) return children ? <div className={bar}>{children}</div> : null;
  return (
    <div className={bar}>
      {children}
      <p id={listHeadId} tabIndex={-1} className={cx(count, isCountedByChildren && onWide)}>
        {text ??
          (pages <= 1 || page > pages
            ? m.list_total({ total: formatNumber(total) })
            : m.list_count({
                total: formatNumber(total),
                page: formatNumber(page),
                pages: formatNumber(pages),
              }))}
      </p>
    </div>
  );
}
