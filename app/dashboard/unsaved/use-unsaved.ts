import { useCallback, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { readUnsaved, removeUnsaved, type Unsaved, unsavedName, writeUnsaved } from './unsaved-store.ts';

const writeDelayMs = 400;

type Source<TSchema extends v.GenericSchema> = {
  item: string;
  base: string;
  schema: TSchema;
};

/** `found`: the input of an earlier document, until `accept` or `discard`. Call `settle` with what the server has. */
export function useUnsaved<TSchema extends v.GenericSchema>({ item, base, schema }: Source<TSchema>) {
  type Value = v.InferOutput<TSchema>;
  const staff = useStaff();
  const name = unsavedName(staff?.id ?? 0, item);
  const [found, setFound] = useState<Unsaved<Value>>();
  const [isBackedUp, setBackedUp] = useState(true);
  const pending = useRef<{ value: Value; timer: ReturnType<typeof setTimeout> }>(undefined);
  const typed = useRef<{ name: string; value: Value }>(undefined);

  useEffect(() => setFound(readUnsaved(name, schema)), [name, schema]);

  const flush = useCallback(() => {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    setBackedUp(writeUnsaved(name, base, pending.current.value));
    pending.current = undefined;
  }, [name, base]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [flush]);

  useEffect(() => {
    if (isBackedUp) return;
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [isBackedUp]);

  const keep = useCallback(
    (value: Value) => {
      clearTimeout(pending.current?.timer);
      pending.current = { value, timer: setTimeout(flush, writeDelayMs) };
      typed.current = { name, value };
    },
    [flush, name],
  );
  // Text that was typed during a save has the saved text as its base.
  useEffect(() => {
    if (typed.current?.name === name) keep(typed.current.value);
  }, [keep, name]);
  const discard = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    typed.current = undefined;
    removeUnsaved(name);
    setFound(undefined);
    setBackedUp(true);
  }, [name]);
  const accept = useCallback(() => setFound(undefined), []);
  /** Returns false if something else was typed while `sent` was on its way: that stays, rebased. */
  const settle = useCallback(
    (sent: Value, rebase: (later: Value) => Value = (later) => later): boolean => {
      if (typed.current && JSON.stringify(typed.current.value) !== JSON.stringify(sent)) {
        keep(rebase(typed.current.value));
        return false;
      }
      discard();
      return true;
    },
    [keep, discard],
  );

  return { found, isBackedUp, keep, discard, accept, settle };
}
