/** Id of the element that delays the load event until hydration. */
export const holdId = 'load-hold';

/** Releases the load event. */
export function releaseLoad(): void {
  document.getElementById(holdId)?.remove();
}
