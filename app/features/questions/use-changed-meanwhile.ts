import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FormResult } from '#app/forms/form-state.ts';
import { questionQueries } from './questions.queries.ts';

/** Reloads the question after a conflict: staff answered in the meantime. */
export function useChangedMeanwhile(id: number, { failure }: FormResult): boolean {
  const queryClient = useQueryClient();
  const isLate = failure === 'conflict';
  useEffect(() => {
    if (isLate) void queryClient.invalidateQueries({ queryKey: questionQueries.detail(String(id)).queryKey });
  }, [isLate, id, queryClient]);
  return isLate;
}
