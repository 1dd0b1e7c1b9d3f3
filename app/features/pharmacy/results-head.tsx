import { css } from '@linaria/core';
import type { Ref } from 'react';
import { quietButton } from '#app/components/ui/button.ts';
import { listHeadId } from '#app/components/ui/use-list-focus.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { PageInfo } from '#contract/paging.ts';

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(16)};
  min-height: 44px;
  margin-top: ${space(12)};
  padding-bottom: ${space(8)};

  ${from.small} {
    margin-top: ${space(40)};
    padding-bottom: ${space(16)};
  }
`;

const heading = css`
  ${type.heading}
`;

const total = css`
  margin-inline-start: ${space(8)};
  color: ${color.primary};
  font-size: 2rem;
  font-weight: 800;
  letter-spacing: ${tracking.title};
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

/** Quick answers show no text. */
const waiting = css`
  margin-inline-end: auto;
  color: ${color.muted};
  ${type.note}
  animation: waiting 0.15s 0.2s backwards;

  @keyframes waiting {
    from {
      opacity: 0;
    }
  }
`;

const toggle = css`
  flex-shrink: 0;
  min-height: 44px;
  padding: ${space(8)} ${space(16)};

  ${from.large} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

type Props = {
  ref: Ref<HTMLHeadingElement>;
  page: PageInfo;
  isMapShown: boolean;
  isPending: boolean;
  onToggle: () => void;
};

function statusOf({ page, pages, total: count }: PageInfo): string {
  if (count === 0) return m.pharmacy_none();
  return m.pharmacy_found_status({
    count: formatNumber(count),
    page: formatNumber(page),
    pages: formatNumber(Math.max(pages, 1)),
  });
}

/** The result count, for screen readers a live region, and the map toggle of narrow screens. */
export function ResultsHead({ ref, page, isMapShown, isPending, onToggle }: Props) {
  const count = formatNumber(page.total);
  const isEmpty = page.total === 0;
  return (
    <div className={head}>
      <div role="status">
        <h2 id={listHeadId} ref={ref} tabIndex={-1} className={heading}>
          <span aria-hidden="true">
            {isEmpty ? m.pharmacy_none() : m.pharmacy_found()}
            {isEmpty ? null : <span className={total}>{count}</span>}
          </span>
          <span className={visuallyHidden}>{isPending ? m.loading() : statusOf(page)}</span>
        </h2>
      </div>
      {isPending ? (
        <span className={waiting} aria-hidden="true">
          {m.loading()}
        </span>
      ) : null}
      <button
        type="button"
        className={`${quietButton} ${toggle}`}
        aria-controls="map"
        aria-expanded={isMapShown}
        onClick={onToggle}
      >
        {isMapShown ? m.pharmacy_show_list() : m.pharmacy_show_map()}
      </button>
    </div>
  );
}
