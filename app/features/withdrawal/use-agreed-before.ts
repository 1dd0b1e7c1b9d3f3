import { type RefObject, useEffect } from 'react';

const storageKey = 'withdrawal';

function boxOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const box = form?.elements.namedItem('agree');
  return box instanceof HTMLInputElement ? box : undefined;
}

/**
 * Ticks the agreement again after a redirect to a provider. Drafts do not hold consents.
 * @returns saves it; call before leaving the page
 */
export function useAgreedBefore(formRef: RefObject<HTMLFormElement | null>, member: number): () => void {
  useEffect(() => {
    const box = boxOf(formRef.current);
    // Another member may have signed in since.
    if (box && sessionStorage.getItem(storageKey) === String(member)) box.checked = true;
    sessionStorage.removeItem(storageKey);
    // A pop-up leaves this page open, so the value is not needed.
    return () => sessionStorage.removeItem(storageKey);
  }, [formRef, member]);

  return () => {
    if (boxOf(formRef.current)?.checked) sessionStorage.setItem(storageKey, String(member));
  };
}
