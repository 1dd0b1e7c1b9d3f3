import { diffArrays } from 'diff';
import type { Locale } from '#contract/locales.ts';

/** A stretch of text. A long one of kind `same` is shortened in the middle. */
export type Stretch = { kind: 'same' | 'added' | 'removed'; text: string };

const shownAround = 120;

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * shownAround) return text;
  return `${isFirst ? '' : text.slice(0, shownAround)} … ${isLast ? '' : text.slice(-shownAround)}`;
}

/** Differences by words, as the language divides its texts into words. */
export function wordDifference(before: string, after: string, locale: Locale | null): Stretch[] {
  const segmenter = new Intl.Segmenter(locale ?? 'ko-KR', { granularity: 'word' });
  const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const changes = diffArrays(wordsOf(before), wordsOf(after));
  return changes.map(({ value, added, removed }, index) => {
    const text = value.join('');
    if (added) return { kind: 'added', text };
    if (removed) return { kind: 'removed', text };
    return { kind: 'same', text: shorten(text, index === 0, index === changes.length - 1) };
  });
}
