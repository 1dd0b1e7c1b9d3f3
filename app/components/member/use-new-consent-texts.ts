import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { consentQueries } from '#app/consents/consents.queries.ts';
import type { FormFailure } from '#app/forms/form-state.ts';

/** Reads the texts again after a refusal because of a new version. */
export function useNewConsentTexts(failure: FormFailure | undefined): void {
  const queryClient = useQueryClient();
  const isOutdated = failure === 'consent_changed';
  useEffect(() => {
    if (isOutdated) void queryClient.invalidateQueries(consentQueries.texts());
  }, [isOutdated, queryClient]);
}
