import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchQueryMaxLength } from '#contract/filters.ts';
import { type Choice, choiceQueries } from './choices.queries.ts';

const typingPauseMs = 150;

const none: Choice[] = [];

const isSearchable = (text: string) => text !== '' && text.length <= searchQueryMaxLength;

/** Whether one text begins with the other. A last syllable of Hangul is incomplete. */
function isContinued(one: string, other: string): boolean {
  const [start, whole] = one.length < other.length ? [one, other] : [other, one];
  return whole.startsWith(start.replace(/\p{Script=Hangul}$/u, ''));
}

/**
 * Choices for what is typed, after a pause. Those for its beginning stay until then. The answer to an earlier text never
 * replaces that to a later one.
 */
export function useChoices(text: string): Choice[] {
  const typed = text.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...choiceQueries.typed(settled),
    enabled: isSearchable(settled),
    placeholderData: (previous: Choice[] | undefined, query) =>
      isContinued(query?.queryKey[1] ?? '', settled) ? previous : undefined,
  });
  return isSearchable(typed) && settled !== '' && isContinued(typed, settled) ? (data ?? none) : none;
}
