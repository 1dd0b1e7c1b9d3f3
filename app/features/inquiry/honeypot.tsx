import { visuallyHidden } from '#app/styles/globals.ts';
import { honeypotField } from './inquiry.schema.ts';

/** Invisible to people; bots fill it in. */
export function Honeypot() {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label htmlFor={honeypotField}>{honeypotField}</label>
      <input id={honeypotField} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
