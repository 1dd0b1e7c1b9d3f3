import { css, cx } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { PatentSummary } from '#contract/posts.ts';

type Status = PatentSummary['status'];

const status = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  color: ${color.text};
  white-space: nowrap;

  &::before {
    content: '';
    width: 9px;
    height: 9px;
    border: 2px solid ${color.border};
    print-color-adjust: exact;
  }
`;

const registered = css`
  &::before {
    background: ${color.primary};
    border-color: ${color.primary};
  }
`;

const published = css`
  &::before {
    border-color: ${color.primary};
  }
`;

export const patentStatusWords: Record<Status, () => string> = {
  registered: m.patent_status_registered,
  published: m.patent_status_published,
  pending: m.patent_status_pending,
};

/** How far a patent has come, as a word; its mark fills as it does. */
export function PatentStatus({ value }: { value: Status }) {
  return (
    <span className={cx(status, value === 'registered' && registered, value === 'published' && published)}>
      {patentStatusWords[value]()}
    </span>
  );
}
