import { type RefObject, useEffect } from 'react';
import * as v from 'valibot';

const storageKey = 'withdrawal';

const draftSchema = v.object({
  /** Whose it is: somebody else may have signed in since. */
  member: v.number(),
  fields: v.record(v.string(), v.string()),
});

const keptFields = ['agree', 'reason', 'comment'];

/** Takes out what was kept, so that it lies in the browser no longer than the way to the provider and back. */
function takeDraft(member: number): Record<string, string> {
  const text = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), text);
  return draft.success && draft.output.member === member ? draft.output.fields : {};
}

function restore(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const element of form.elements) {
    if (element instanceof HTMLTextAreaElement) {
      element.value ||= fields[element.name] ?? '';
      // It counts what is in it.
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (element instanceof HTMLInputElement && fields[element.name] === element.value) element.checked = true;
  }
}

/**
 * Keeps what was filled in while the member is at a provider to prove who they are.
 * @returns what keeps it, to be called before the page is left
 */
export function useKeptForm(formRef: RefObject<HTMLFormElement | null>, member: number): () => void {
  useEffect(() => {
    if (formRef.current) restore(formRef.current, takeDraft(member));
    // A window of the provider's leaves this page where it is, and what was kept for the way back is not needed.
    return () => sessionStorage.removeItem(storageKey);
  }, [formRef, member]);

  return () => {
    if (!formRef.current) return;
    const typed = new FormData(formRef.current);
    const fields = Object.fromEntries(
      keptFields.flatMap((name) => {
        const value = typed.get(name);
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    sessionStorage.setItem(storageKey, JSON.stringify({ member, fields }));
  };
}
