import { css, cx } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

const line = css`
  display: inline-flex;
  gap: ${space(8)};
  align-items: baseline;
  font-weight: 600;
  white-space: nowrap;

  &::before {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border: 2px solid ${color.border};
  }
`;

const doneClass = css`
  color: ${color.primary};

  &::before {
    background: ${color.primary};
    border-color: ${color.primary};
  }
`;

export function StateMark({ text, isDone }: { text: string; isDone: boolean }) {
  return <span className={cx(line, isDone && doneClass)}>{text}</span>;
}
