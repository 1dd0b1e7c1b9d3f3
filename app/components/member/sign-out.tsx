import { css, cx } from '@linaria/core';
import { useForm } from '#app/components/forms/use-form.ts';
import { m } from '#app/paraglide/messages.js';

const button = css`
  width: 100%;
  padding: 0;
  text-align: start;
  background: none;
  border: 0;
  cursor: pointer;
`;

const noFields = {};
const noErrors = () => ({});

export function SignOut({ className }: { className: string }) {
  const form = useForm({ action: '/logout', messages: noFields, check: noErrors, signsOut: true });
  return (
    <form {...form.props}>
      <button type="submit" className={cx(className, button)}>
        {m.menu_logout()}
      </button>
      {form.alert ? <p role="alert">{form.alert}</p> : null}
    </form>
  );
}
