import { useSuspenseQuery } from '@tanstack/react-query';
import { quietButton, textButton } from '#app/components/ui/button.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardForm } from '#app/dashboard/forms/dashboard-form.tsx';
import { openDocument, useDashboardForm } from '#app/dashboard/forms/use-dashboard-form.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { table } from '#app/dashboard/ui/item-table-styles.ts';
import { m } from '#app/paraglide/messages.js';
import type { StaffSessionItem } from '#contract/staff.ts';
import { staffSessionQueries } from './staff-sessions.queries.ts';

function EndButton({ session }: { session: StaffSessionItem }) {
  const started = formatTime(session.createdAt);
  return (
    <button
      type="submit"
      name="session"
      value={session.id}
      className={textButton}
      aria-label={m.admin_session_end_of({ started, address: session.address })}
    >
      {m.admin_session_end()}
    </button>
  );
}

function SessionTable({ sessions }: { sessions: readonly StaffSessionItem[] }) {
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{m.admin_session_address()}</th>
          <th scope="col">{m.admin_session_started()}</th>
          <th scope="col">{m.admin_session_seen()}</th>
          <th scope="col">{m.admin_session_end()}</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id}>
            <th scope="row">{session.address}</th>
            <td>{formatTime(session.createdAt)}</td>
            <td>{formatTime(session.lastSeenAt)}</td>
            <td>{session.isCurrent ? m.admin_session_current() : <EndButton session={session} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const noFields = {};
const noErrors = () => ({});

export function StaffSessionsPage({ posted }: PageProps) {
  const { data: sessions } = useSuspenseQuery(staffSessionQueries.own());
  const form = { name: 'end-sessions', page: 'sessions', messages: noFields, check: noErrors, posted };
  const one = useDashboardForm(form);
  const all = useDashboardForm({ ...form, onDone: openDocument });
  return (
    <>
      <Heading text={m.admin_sessions()} lead={m.admin_sessions_lead()} />
      <DashboardForm form={one} label={m.admin_sessions()}>
        <SessionTable sessions={sessions} />
      </DashboardForm>
      <DashboardForm form={all} label={m.admin_sessions_end_all()}>
        <p>
          <button type="submit" name="session" value="all" className={quietButton}>
            {m.admin_sessions_end_all()}
          </button>
        </p>
      </DashboardForm>
    </>
  );
}
