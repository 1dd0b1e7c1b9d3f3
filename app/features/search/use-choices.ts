import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchQueryMaxLength } from '#contract/filters.ts';
import { type Choice, choiceQueries } from './choices.queries.ts';

const typingPauseMs = 150;

const none: Choice[] = [];

/** Choices for what is typed, after a pause. The answer to an earlier text never replaces that to a later one. */
export function useChoices(text: string): Choice[] {
  const typed = text.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...choiceQueries.typed(settled),
    enabled: settled !== '' && settled.length <= searchQueryMaxLength,
    placeholderData: keepPreviousData,
  });
  return typed === '' || settled === '' ? none : (data ?? none);
}
