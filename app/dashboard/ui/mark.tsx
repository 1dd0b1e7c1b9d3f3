import { css, cx } from '@linaria/core';
import { color, from, space } from '#app/styles/tokens.ts';

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(6)};
  font-size: 0.8125rem;
  font-weight: 600;

  ${from.medium} {
    white-space: nowrap;
  }

  &::before {
    width: 8px;
    height: 8px;
    border: 2px solid currentColor;
    border-radius: 50%;
    content: '';
  }
`;

const tones = {
  /** Waits for staff. */
  open: css`
    color: ${color.primary};
  `,
  /** Late or failed. */
  alert: css`
    color: ${color.error};

    &::before {
      background: currentColor;
    }
  `,
  /** In progress, scheduled or changed. */
  progress: css`
    color: ${color.warning};
  `,
  /** Finished or published. */
  done: css`
    color: ${color.primary};

    &::before {
      background: currentColor;
    }
  `,
  /** Needs nothing. */
  quiet: css`
    color: ${color.muted};
  `,
} as const;

export type Tone = keyof typeof tones;

/** The state of an item: a word, with a sign that does not depend on colour alone. */
export function Mark({ tone, label }: { tone: Tone; label: string }) {
  return <span className={cx(mark, tones[tone])}>{label}</span>;
}
