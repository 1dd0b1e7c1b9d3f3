import { useSuspenseQuery } from '@tanstack/react-query';
import { quietButton, textButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { part } from '#app/dashboard/ui/part.ts';
import { m } from '#app/paraglide/messages.js';
import type { StaffPerson, StaffSessionItem } from '#contract/staff.ts';
import { endSessionOfStaff, endSessionsOfStaff } from './person.functions.ts';
import { personQueries } from './person.queries.ts';

type Row = StaffSessionItem & { personId: number };

function EndButton({ session: { id, personId, createdAt, address } }: { session: Row }) {
  const { act, isActing } = useStaffAct();
  const end = () =>
    void act(() => endSessionOfStaff({ data: { id: personId, sessionId: id } }), {
      done: m.admin_session_ended(),
    });
  return (
    <button
      type="button"
      className={textButton}
      aria-label={m.admin_session_end_of({ started: formatTime(createdAt), address })}
      disabled={isActing}
      onClick={end}
    >
      {m.admin_session_end()}
    </button>
  );
}

const columns: Column<Row>[] = [
  { id: 'address', label: m.admin_session_address, cell: ({ address }) => address },
  {
    id: 'started',
    label: m.admin_session_started,
    cell: ({ createdAt }) => formatTime(createdAt),
    isSecondary: true,
  },
  { id: 'seen', label: m.admin_session_seen, cell: ({ lastSeenAt }) => formatTime(lastSeenAt) },
  {
    id: 'end',
    label: m.admin_session_end,
    cell: (session) => (session.isCurrent ? m.admin_session_current() : <EndButton session={session} />),
  },
];

export function PersonSessions({ person: { id } }: { person: StaffPerson }) {
  const { data: sessions } = useSuspenseQuery(personQueries.sessions(String(id)));
  const { act } = useStaffAct();
  const endAll = () =>
    void act(() => endSessionsOfStaff({ data: { id } }), { done: m.admin_sessions_ended() });
  return (
    <section className={part} aria-labelledby="sessions">
      <h2 id="sessions">{m.admin_person_sessions()}</h2>
      {sessions.length > 0 ? (
        <>
          <ItemTable
            label={m.admin_person_sessions()}
            columns={columns}
            rows={sessions.map((session) => ({ ...session, personId: id }))}
            idOf={(session) => String(session.id)}
          />
          <p>
            <button type="button" className={quietButton} onClick={endAll}>
              {m.admin_person_sign_out()}
            </button>
          </p>
        </>
      ) : (
        <p>{m.admin_person_sessions_none()}</p>
      )}
    </section>
  );
}
