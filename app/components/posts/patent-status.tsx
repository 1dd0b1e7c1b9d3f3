import { css, cx } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';
import type { PatentSummary } from '#contract/posts.ts';
import { patentStatusLabels } from './patent-status-labels.ts';

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

/** A patent's status. The mark fills with its progress. */
export function PatentStatus({ value }: { value: PatentSummary['status'] }) {
  return (
    <span className={cx(status, value === 'registered' && registered, value === 'published' && published)}>
      {patentStatusLabels[value]()}
    </span>
  );
}
