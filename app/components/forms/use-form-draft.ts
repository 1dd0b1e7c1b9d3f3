import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DraftSource, followDraft, type RestoredDraft } from '#app/forms/follow-draft.ts';

/** Stores and restores typed values of a form. The owner stays: another member may sign in while the form is open. */
export function useFormDraft(formRef: RefObject<HTMLFormElement | null>, given: DraftSource | undefined) {
  const [source] = useState(given);
  const [restored, setRestored] = useState<RestoredDraft>();
  const followed = useRef<ReturnType<typeof followDraft>>(undefined);
  const link = given?.link;

  useEffect(() => {
    if (!formRef.current || !source) return undefined;
    const draft = followDraft(formRef.current, { ...source, ...(link && { link }) });
    followed.current = draft;
    setRestored(draft?.restored);
    return () => draft?.stop();
  }, [formRef, source, link]);

  return {
    restored,
    discard: () => {
      followed.current?.discard();
      setRestored(undefined);
    },
    end: () => {
      followed.current?.end();
      setRestored(undefined);
    },
  };
}

export type FormDraft = Omit<ReturnType<typeof useFormDraft>, 'end'>;
