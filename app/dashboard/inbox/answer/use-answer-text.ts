import { type RefObject, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useUnsaved } from '#app/dashboard/unsaved/use-unsaved.ts';

const textSchema = v.string();

/** The answer being written. It survives a closed tab, an ended session and a lost connection. */
export function useAnswerText(
  field: RefObject<HTMLTextAreaElement | null>,
  { reference, revision }: { reference: string; revision: number },
) {
  const [text, setText] = useState('');
  const [hasReturned, setReturned] = useState(false);
  const { found, keep, discard, accept, settle } = useUnsaved({
    item: `answer/${reference}`,
    base: String(revision),
    schema: textSchema,
  });
  // Text that was typed before hydration is in the field only.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed === '') return;
    setText(typed);
    keep(typed);
  }, [field, keep]);
  useEffect(() => {
    if (!found) return;
    if (found.value !== '') {
      setText((typed) =>
        // A browser may restore the same text.
        typed === '' || typed === found.value ? found.value : `${found.value}\n\n${typed}`,
      );
      setReturned(true);
    }
    accept();
  }, [found, accept]);

  return {
    text,
    hasReturned,
    change: (next: string) => {
      setText(next);
      keep(next);
    },
    clear: () => {
      setText('');
      setReturned(false);
      discard();
    },
    /** Empties the field unless it has another text than the one that was sent. */
    clearSent: (sent: string) => {
      setReturned(false);
      if (settle(sent)) setText('');
    },
  };
}
