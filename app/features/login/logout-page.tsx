import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { AccountPage } from '#app/components/member/account-page.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';

const noFields = {};
const noErrors = () => ({});

/** A GET must not sign out, so this page has a form. */
export function LogoutPage({ posted }: { posted: PostedForm | undefined }) {
  const form = useForm({ action: '/logout', messages: noFields, posted, check: noErrors, signsOut: true });
  return (
    <AccountPage crumbs={crumbsOf('/logout')} heading={m.logout_heading()} lead={m.logout_text()}>
      <form {...form.props} aria-label={m.menu_logout()}>
        <FormAlert text={form.alert} />
        <SubmitRow label={m.menu_logout()} isSending={form.isSending} />
      </form>
    </AccountPage>
  );
}
