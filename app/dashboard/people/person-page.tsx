import { useSuspenseQuery } from '@tanstack/react-query';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { quietButton, textButton } from '#app/components/ui/button.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardForm } from '#app/dashboard/forms/dashboard-form.tsx';
import { useDashboardForm } from '#app/dashboard/forms/use-dashboard-form.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { m } from '#app/paraglide/messages.js';
import { peopleQueries } from './people-list.queries.ts';
import { RoleField } from './role-field.tsx';
import { stateLabels } from './state-labels.ts';
import { VerifyField } from './verify-field.tsx';

const messages = { role: {}, code: { required: m.admin_code_required } };
const noErrors = () => ({});

export function PersonPage({ params, posted }: PageProps) {
  const { data: people } = useSuspenseQuery(peopleQueries.list());
  const person = people.find(({ id }) => String(id) === params.id);
  const form = useDashboardForm({
    name: 'person',
    page: `people/${params.id}`,
    messages,
    posted,
    check: noErrors,
  });
  const back = (
    <DashboardLink to="people" className={textButton}>
      {m.admin_people()}
    </DashboardLink>
  );
  const alert = form.result.failure === 'conflict' ? m.admin_last_owner() : form.alert;
  if (!person) return <Heading text={m.error_not_found()} lead={back} />;
  const isIn = person.state !== 'left';
  return (
    <>
      <Heading text={person.name} lead={`${person.email} · ${stateLabels[person.state]()}`} />
      {isIn ? (
        <DashboardForm form={{ ...form, alert }} label={person.name}>
          <input type="hidden" name="person" value={person.id} />
          <RoleField field={form.field('role')} selected={person.role} />
          <VerifyField field={form.field('code')} isRefused={form.needsCode} />
          <SubmitRow label={m.admin_role_save()} isSending={form.isSending} name="act" value="role">
            <button type="submit" name="act" value="sign-out" className={quietButton}>
              {m.admin_person_sign_out()}
            </button>
          </SubmitRow>
          <details>
            <summary>{m.admin_person_end()}</summary>
            <p>{m.admin_person_end_text({ name: person.name })}</p>
            <button type="submit" name="act" value="end" className={quietButton}>
              {m.admin_person_end_confirm()}
            </button>
          </details>
        </DashboardForm>
      ) : null}
      <p>{back}</p>
    </>
  );
}
