/** Wide screens only, and only where motion is welcome. */
const wanted = '(min-width: 992px) and (prefers-reduced-motion: no-preference)';

function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/** Calls back once the page is loaded and idle, if a film in the background is worth its bytes to this visitor. */
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
