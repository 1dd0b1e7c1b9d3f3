const wanted = '(prefers-reduced-motion: no-preference)';

function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/** Calls back when the page is loaded and idle, where a background film is worth its bytes. */
export function onIdleIfWanted(callback: () => void): () => void {
  if (!matchMedia(wanted).matches || isSavingData()) return () => undefined;
  let cancel = () => removeEventListener('load', whenLoaded);
  function whenLoaded() {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(callback, 1000);
      cancel = () => clearTimeout(timer);
      return;
    }
    const request = requestIdleCallback(callback, { timeout: 4000 });
    cancel = () => cancelIdleCallback(request);
  }
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { once: true });
  return () => cancel();
}
