import { visuallyHidden } from '#app/styles/globals.ts';

/** Receives Enter: browsers activate the first submit button of a form, which would otherwise be another one. */
export function DefaultButton() {
  return <button type="submit" className={visuallyHidden} tabIndex={-1} aria-hidden="true" />;
}
