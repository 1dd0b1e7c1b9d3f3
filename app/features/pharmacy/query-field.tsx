import { useEffect, useRef } from 'react';
import { control } from '#app/components/ui/field.tsx';
import { m } from '#app/paraglide/messages.js';
import { LabelledControl } from './labelled-control.tsx';

const typingPauseMs = 300;

type Props = { query: string | undefined; onType: (text: string) => void };

/**
 * A text filter that applies when the visitor pauses. The field has its own state: the URL holds only applied text,
 * and writing it back would break a syllable in composition.
 */
export function QueryField({ query = '', onType }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const applied = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (query === applied.current) return;
    applied.current = query;
    // Submitted, changed elsewhere, or by history navigation. Text that is being typed stays.
    if (timer.current === undefined && input.current) input.current.value = query;
  }, [query]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (text.trim() === applied.current) return;
      applied.current = text.trim();
      onType(applied.current);
    }, typingPauseMs);
  }

  return (
    <LabelledControl name="query" label={m.pharmacy_query()} isLabelHiddenOnPhones>
      <input
        ref={input}
        id="query"
        name="query"
        type="search"
        maxLength={50}
        autoComplete="off"
        enterKeyHint="search"
        className={control}
        defaultValue={query}
        placeholder={m.pharmacy_query_hint()}
        onChange={(event) => type(event.target.value)}
      />
    </LabelledControl>
  );
}
