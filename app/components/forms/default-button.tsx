import { visuallyHidden } from '#app/styles/globals.ts';

/**
 * What the Enter key presses in a field: browsers take the first button of a form, which without this would be one in
 * the middle of it that does something else. At the beginning of the form; nobody meets it.
 */
export function DefaultButton() {
  return <button type="submit" className={visuallyHidden} tabIndex={-1} aria-hidden="true" />;
}
