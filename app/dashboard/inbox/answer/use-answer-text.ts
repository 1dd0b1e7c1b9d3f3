import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useUnsaved } from '#app/dashboard/unsaved/use-unsaved.ts';

const textSchema = v.string();

/** The answer being written. It survives a closed tab, an ended session and a lost connection. */
export function useAnswerText(reference: string, revision: number) {
  const [text, setText] = useState('');
  const [hasReturned, setReturned] = useState(false);
  const { found, keep, discard, accept } = useUnsaved({
    item: `answer/${reference}`,
    base: String(revision),
    schema: textSchema,
  });
  useEffect(() => {
    if (!found) return;
    if (found.value !== '') {
      setText((typed) => typed || found.value);
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
  };
}
