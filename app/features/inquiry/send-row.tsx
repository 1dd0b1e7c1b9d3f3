import { css, cx } from '@linaria/core';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { formatBytes } from '#app/lib/locale.ts';
import type { Progress } from '#app/lib/post-form.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space } from '#app/styles/tokens.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(16)} ${space(24)};
  align-items: center;
`;

const button = css`
  width: 100%;

  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: progress;
  }

  ${from.small} {
    width: auto;
  }
`;

const promise = css`
  color: ${color.muted};
`;

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

/** Below this, an inquiry is gone before anybody could read how much of it is. */
const shownFromBytes = 200_000;

function SendState({ sent, total }: Progress) {
  if (total < shownFromBytes) return m.inquiry_sending();
  if (sent >= total) return m.inquiry_storing();
  return m.inquiry_uploading({ sent: formatBytes(sent), total: formatBytes(total) });
}

/** The button that sends, with the promise of an answer; while it sends, how far it is and a way out. */
export function SendRow({ progress, onCancel }: { progress: Progress | undefined; onCancel: () => void }) {
  return (
    <div className={row}>
      <button type="submit" className={cx(primaryButton, button)} aria-disabled={progress ? true : undefined}>
        {m.inquiry_submit()}
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
        <p className={promise}>{m.inquiry_promise()}</p>
      )}
    </div>
  );
}
