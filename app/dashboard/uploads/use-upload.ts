import { useEffect, useRef, useState } from 'react';
import { interrupt } from '#app/dashboard/acts/interruptions.ts';
import { signedOutCode } from '#app/dashboard/acts/staff-result.ts';
import type { Progress } from '#app/forms/post-form.ts';
import { uploadFile } from './send-upload.ts';
import { type Uploaded, type UploadKind, uploadKinds } from './upload-kinds.ts';
import { tooLargeText, uploadProblemText } from './upload-problem-text.ts';

export type UploadState =
  | { step: 'idle' }
  | { step: 'sending'; file: File; progress: Progress }
  | { step: 'failed'; file: File; error: string };

/** Sends one file at a time. A new one replaces the running one. */
export function useUpload<TKind extends UploadKind>(
  kind: TKind,
  onDone: (uploaded: Uploaded<TKind>) => void,
) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<void> {
    running.current?.abort();
    if (file.size > uploadKinds[kind].maxBytes) {
      setState({ step: 'failed', file, error: tooLargeText(kind) });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'sending', file, progress: { sent: 0, total: file.size } });
    const result = await uploadFile(kind, file, {
      signal: controller.signal,
      onProgress: (progress) => setState({ step: 'sending', file, progress }),
    });
    if (controller.signal.aborted) return;
    running.current = undefined;
    if (result.ok) {
      setState({ step: 'idle' });
      onDone(result.data.data);
      return;
    }
    const isSignedOut = result.problem.code === signedOutCode;
    if (isSignedOut && (await interrupt('sign-in'))) return send(file);
    setState({ step: 'failed', file, error: uploadProblemText(kind, result.problem) });
  }

  function cancel(): void {
    running.current?.abort();
    running.current = undefined;
    setState({ step: 'idle' });
  }

  return { state, send, cancel };
}
