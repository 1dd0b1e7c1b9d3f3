import { css } from '@linaria/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { clientErrors, newReference, otherRelease } from '#app/routing/failed-load.ts';
import { color } from '#app/styles/tokens.ts';
import { LastResort } from './last-resort.tsx';
import { MissingChunk } from './missing-chunk.tsx';
import { RetryButton } from './retry-button.tsx';
import { StatusPage } from './status-page.tsx';
import { knownError, statusTexts } from './status-texts.ts';

const referenceLine = css`
  color: ${color.muted};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`;

/** Chromium and Firefox; Safari; Vite, for the style sheet of a chunk. Short, because it is in the first script. */
const failedImport = /imported module|module script failed|preload CSS/;

export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && failedImport.test(error.message);
}

/** Stays the same when the boundary mounts the page again. */
function ownReference(error: unknown): string {
  const holder: { reference?: string } = Object(error);
  holder.reference ??= newReference();
  return holder.reference;
}

function ErrorContent({ error }: Pick<ErrorComponentProps, 'error'>) {
  const shown = knownError(error);
  const status = shown?.status ?? 500;
  const [reference] = useState(() => shown?.reference ?? ownReference(error));
  useEffect(() => {
    if (!shown) clientErrors.push([reference, error]);
  }, [reference, error, shown]);
  return (
    <StatusPage status={status} {...statusTexts(status)}>
      <RetryButton />
      {reference ? <p className={referenceLine}>{m.error_reference({ reference })}</p> : null}
    </StatusPage>
  );
}

/** The page of an unexpected error: its status and reference id, never the error. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const isOldPage = otherRelease.isFound || isFailedImport(error);
  return (
    <LastResort>{isOldPage ? <MissingChunk error={error} /> : <ErrorContent error={error} />}</LastResort>
  );
}
