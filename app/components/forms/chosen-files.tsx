import { css } from '@linaria/core';
import type { RefObject } from 'react';
import { textButton } from '#app/components/ui/button.ts';
import { formatBytes, formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import { fileKey } from './use-chosen-files.ts';

const list = css`
  margin-top: ${space(8)};
  border-top: 1px solid ${color.hairline};
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space(16)};
  align-items: center;
  border-bottom: 1px solid ${color.hairline};
`;

const size = css`
  color: ${color.muted};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
`;

const total = css`
  ${type.note}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

type Props = {
  files: readonly File[];
  onRemove: (file: File) => void;
  inputRef: RefObject<HTMLInputElement | null>;
};

export function ChosenFiles({ files, onRemove, inputRef }: Props) {
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <>
      {files.length > 0 ? (
        <ul className={list}>
          {files.map((file) => (
            <li key={fileKey(file)} className={row}>
              <span>{file.name}</span>
              <span className={size}>{formatBytes(file.size)}</span>
              <button
                type="button"
                className={textButton}
                aria-label={m.inquiry_file_remove_named({ name: file.name })}
                onClick={() => {
                  onRemove(file);
                  // The button is removed with its row; keep the focus in the form.
                  inputRef.current?.focus();
                }}
              >
                {m.inquiry_file_remove()}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className={total}>
        {files.length > 0
          ? m.inquiry_files_total({ count: formatNumber(files.length), size: formatBytes(bytes) })
          : null}
      </p>
    </>
  );
}
