import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import type { Sent } from '#app/dashboard/acts/use-act-form.ts';
import { useUnsaved } from './use-unsaved.ts';

const valuesSchema = v.record(v.string(), v.string());

export type FieldValues = Readonly<Record<string, string>>;

function textsIn(fields: FormData): FieldValues {
  return Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
}

type Source<TStored> = {
  item: string;
  stored: TStored;
  baseOf: (stored: TStored) => string;
  valuesOf: (stored: TStored) => FieldValues;
  valuesIn?: (fields: FormData) => FieldValues;
};

function changesOf(values: FieldValues, before: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== (before[name] ?? '')));
}

/** Input is a change of `start`, which a colleague's change does not replace. Call `settle` after a save. */
export function useUnsavedFields<TStored>(source: Source<TStored>) {
  const { item, stored, baseOf, valuesOf, valuesIn = textsIn } = source;
  const [start, setStart] = useState(stored);
  const [edition, setEdition] = useState(0);
  const [restored, setRestored] = useState<FieldValues>();
  const [isTyped, setTyped] = useState(false);
  const base = baseOf(start);
  const values: FieldValues = restored ? { ...valuesOf(start), ...restored } : valuesOf(start);
  const { found, keep, accept, discard, settle } = useUnsaved({ item, base, schema: valuesSchema });

  const hasSameValues = JSON.stringify(valuesOf(start)) === JSON.stringify(valuesOf(stored));
  const isOutdated = baseOf(stored) !== base;
  if (isOutdated && (hasSameValues || !isTyped)) {
    setStart(stored);
    if (!hasSameValues) setEdition(edition + 1);
  }

  return {
    start,
    isOutdated,
    values,
    formKey: edition,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      setTyped(true);
      keep(changesOf(valuesIn(new FormData(currentTarget)), valuesOf(start)));
    },
    settle: ({ form, sent }: Sent, saved: TStored) => {
      setRestored(undefined);
      setStart(saved);
      const later = () => changesOf(valuesIn(new FormData(form)), valuesOf(saved));
      if (settle(changesOf(valuesIn(sent), valuesOf(start)), later)) setTyped(false);
    },
    /** After an act other than saving the form. */
    rebase: (saved: TStored) => {
      if (isTyped) setStart(saved);
    },
    notice: {
      savedAt: found?.savedAt,
      isOutdated: found !== undefined && found.base !== base,
      restore: () => {
        setTyped(true);
        setRestored(found?.value);
        setEdition(edition + 1);
        accept();
      },
      discard,
    },
  };
}
