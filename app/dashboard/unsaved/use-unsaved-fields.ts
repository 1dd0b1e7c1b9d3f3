import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { useUnsaved } from './use-unsaved.ts';

const valuesSchema = v.record(v.string(), v.string());

export type FieldValues = Readonly<Record<string, string>>;

type Source = {
  item: string;
  base: string;
  valuesIn?: (fields: FormData) => FieldValues;
};

function textsIn(fields: FormData): FieldValues {
  return Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
}

/** The texts of a form with default values. Call `forget` once the server has them. */
export function useUnsavedFields({ item, base, valuesIn = textsIn }: Source) {
  const { found, keep, accept, discard } = useUnsaved({ item, base, schema: valuesSchema });
  const [restored, setRestored] = useState<FieldValues>();
  const [isTyped, setTyped] = useState(false);
  return {
    restored,
    isTyped,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      setTyped(true);
      keep(valuesIn(new FormData(currentTarget)));
    },
    forget: () => {
      setTyped(false);
      setRestored(undefined);
      discard();
    },
    notice: {
      savedAt: found?.savedAt,
      isOutdated: found !== undefined && found.base !== base,
      restore: () => {
        setTyped(true);
        setRestored(found?.value);
        accept();
      },
      discard,
    },
  };
}
