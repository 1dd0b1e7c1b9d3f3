import { css } from '@linaria/core';
import { formNameField } from '#app/forms/form-state.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';

const button = css`
  min-height: 44px;
  padding: 0;
  color: inherit;
  background: none;
  border: 0;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

/** A plain post: the answer is a new document without the data of the session. */
export function SignOut() {
  return (
    <form method="post" action={`/admin/login?lang=${getLocale()}`}>
      <button type="submit" name={formNameField} value="logout" className={button}>
        {m.admin_logout()}
      </button>
    </form>
  );
}
