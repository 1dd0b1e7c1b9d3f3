import { css } from '@linaria/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { m } from '#app/paraglide/messages.js';
import { maskError } from '#app/server/on-server.ts';
import { PageError } from '#app/server/page-error.ts';
import { color } from '#app/styles/tokens.ts';
import { LastResort } from './last-resort.tsx';
import { isFailedImport, MissingChunk } from './missing-chunk.tsx';
import { RetryButton } from './retry-button.tsx';
import { StatusPage } from './status-page.tsx';

const referenceLine = css`
  color: ${color.muted};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`;

function wordsFor(status: number): { message: string; hint?: string } {
  if (status === 400 || status === 415) return { message: m.error_check_values() };
  if (status === 403) return { message: m.error_forbidden() };
  if (status === 405) return { message: m.error_method_not_allowed() };
  if (status === 413) return { message: m.error_too_large() };
  if (status === 503) return { message: m.error_unavailable(), hint: m.error_unavailable_hint() };
  return { message: m.error_internal(), hint: m.error_internal_hint() };
}

function ErrorContent({ error }: Pick<ErrorComponentProps, 'error'>) {
  const shown = error instanceof PageError ? error : maskError(error);
  const status = shown?.status ?? 500;
  return (
    <StatusPage status={status} {...wordsFor(status)}>
      <RetryButton />
      {shown?.reference ? (
        <p className={referenceLine}>{m.error_reference({ reference: shown.reference })}</p>
      ) : null}
    </StatusPage>
  );
}

/** The page of an unexpected error: its status and reference id, never the error. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <LastResort>
      {isFailedImport(error) ? <MissingChunk error={error} /> : <ErrorContent error={error} />}
    </LastResort>
  );
}
