/** Id of the element that keeps the load event back until the page is alive. */
export const holdId = 'until-alive';

/** Lets the load event come: the page answers from now on. */
export function releaseLoad(): void {
  document.getElementById(holdId)?.remove();
}
