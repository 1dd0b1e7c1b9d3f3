import { css } from '@linaria/core';
import { textButton } from '#app/components/ui/button.ts';
import { formatBytes } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { UploadState } from './use-upload.ts';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(4)} ${space(12)};
  align-items: center;
  overflow-wrap: anywhere;
`;

const bar = css`
  grid-column: 1 / -1;
  width: 100%;
  height: 6px;
  accent-color: ${color.primary};
`;

const amount = css`
  grid-column: 1 / -1;
  color: ${color.muted};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

const error = css`
  color: ${color.error};
  font-weight: 600;
`;

/** The error's id, for the input. */
export function uploadErrorId(state: UploadState, id: string): string | undefined {
  return state.step === 'failed' ? `${id}-error` : undefined;
}

type Props = {
  /** Of the input. */
  id: string;
  state: UploadState;
  onCancel: () => void;
  onRetry: (file: File) => void;
};

/** The progress of an upload, or the reason of its failure. */
export function UploadProgress({ id, state, onCancel, onRetry }: Props) {
  if (state.step === 'idle') return null;
  const { name } = state.file;
  if (state.step === 'failed')
    return (
      <div className={row}>
        <p id={uploadErrorId(state, id)} role="alert" className={error}>
          {m.admin_upload_failed({ name, reason: state.error })}
        </p>
        <button type="button" className={textButton} onClick={() => onRetry(state.file)}>
          {m.error_retry()}
        </button>
      </div>
    );
  const { sent, total } = state.progress;
  const isSent = total > 0 && sent >= total;
  return (
    <div className={row}>
      <p role="status">{isSent ? m.admin_upload_storing({ name }) : m.admin_upload_sending({ name })}</p>
      <button type="button" className={textButton} onClick={onCancel}>
        {m.admin_upload_cancel()}
      </button>
      <progress
        className={bar}
        {...(isSent ? {} : { value: sent })}
        max={total || 1}
        aria-label={m.admin_upload_progress({ name })}
      />
      <p className={amount}>
        {m.admin_upload_amount({ sent: formatBytes(sent), total: formatBytes(total) })}
      </p>
    </div>
  );
}
