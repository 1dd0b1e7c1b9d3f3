import { type RefObject, useEffect } from 'react';
import * as v from 'valibot';

const storageKey = 'withdrawal';

const draftSchema = v.object({
  /** Another member may have signed in since. */
  member: v.number(),
  fields: v.record(v.string(), v.string()),
});

const draftFields = ['agree', 'reason', 'comment'];

/** Removes the draft on reading: it only bridges the redirect to the provider. */
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
      // The textarea counts its characters.
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (element instanceof HTMLInputElement && fields[element.name] === element.value) element.checked = true;
  }
}

/**
 * Restores the form after a redirect to a provider.
 * @returns saves the draft; call before leaving the page
 */
export function useFormDraft(formRef: RefObject<HTMLFormElement | null>, member: number): () => void {
  useEffect(() => {
    if (formRef.current) restore(formRef.current, takeDraft(member));
    // A pop-up leaves this page open, so the draft is not needed.
    return () => sessionStorage.removeItem(storageKey);
  }, [formRef, member]);

  return () => {
    if (!formRef.current) return;
    const typed = new FormData(formRef.current);
    const fields = Object.fromEntries(
      draftFields.flatMap((name) => {
        const value = typed.get(name);
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    sessionStorage.setItem(storageKey, JSON.stringify({ member, fields }));
  };
}
