import { css } from '@linaria/core';
import { UploadRow } from '#app/components/forms/upload-row.tsx';
import type { Progress } from '#app/forms/post-form.ts';
import { m } from '#app/paraglide/messages.js';
import { color } from '#app/styles/tokens.ts';

const promise = css`
  color: ${color.muted};
`;

export function SendRow({ progress, onCancel }: { progress: Progress | undefined; onCancel: () => void }) {
  return (
    <UploadRow label={m.inquiry_submit()} progress={progress} onCancel={onCancel}>
      <p className={promise}>{m.inquiry_promise()}</p>
    </UploadRow>
  );
}
