import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import type { Progress } from '#app/forms/post-form.ts';
import { formatBytes } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { sendButton, sendRow } from './send-button.ts';

const state = css`
  display: grid;
  flex: 1 1 15rem;
  gap: ${space(8)};
  font-variant-numeric: tabular-nums;
`;

const bar = css`
  width: 100%;
  height: 6px;
  overflow: hidden;
  background: ${color.hairline};
  border: 0;
  border-radius: 0;
  appearance: none;

  &::-webkit-progress-bar {
    background: ${color.hairline};
  }

  &::-webkit-progress-value {
    background: ${color.primary};
  }

  &::-moz-progress-bar {
    background: ${color.primary};
  }
`;

const cancelButton = css`
  background: none;
  cursor: pointer;
`;

/** Smaller uploads finish before anyone can read their progress. */
const shownFromBytes = 200_000;

function SendState({ sent, total }: Progress) {
  if (total < shownFromBytes) return m.inquiry_sending();
  if (sent >= total) return m.inquiry_storing();
  return m.inquiry_uploading({ sent: formatBytes(sent), total: formatBytes(total) });
}

type Props = {
  label: string;
  progress: Progress | undefined;
  onCancel: () => void;
  /** Shown beside the button while nothing is sent. */
  children?: ReactNode;
};

export function UploadRow({ label, progress, onCancel, children }: Props) {
  return (
    <div className={sendRow}>
      <button
        type="submit"
        className={cx(primaryButton, sendButton)}
        aria-disabled={progress ? true : undefined}
      >
        {label}
      </button>
      {progress ? (
        <>
          <div className={state}>
            <p>
              <SendState {...progress} />
            </p>
            {progress.total >= shownFromBytes ? (
              <progress
                className={bar}
                value={progress.sent}
                max={progress.total}
                aria-label={m.inquiry_progress()}
              />
            ) : null}
          </div>
          <button type="button" className={cx(quietButton, cancelButton)} onClick={onCancel}>
            {m.inquiry_cancel()}
          </button>
        </>
      ) : (
        children
      )}
    </div>
  );
}
