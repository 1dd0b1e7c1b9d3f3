import { quietButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { SheetList, SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { m } from '#app/paraglide/messages.js';
import { providerName } from '#app/social/social-messages.ts';
import type { MemberDetail } from '#contract/staff-members.ts';
import { endSessionsOfMember } from './staff-member.functions.ts';

/** The member's ways to sign in, and their sessions. */
export function MemberSessions({ member }: { member: MemberDetail }) {
  const { act, isActing } = useStaffAct();
  const { id, providers, sessions, hasPassword } = member;
  const end = () =>
    void act(() => endSessionsOfMember({ data: { id } }), { done: m.admin_members_sessions_ended() });
  return (
    <SheetSection id="sign-in" title={m.admin_members_sign_in()}>
      <SheetList
        rows={[
          {
            label: m.member_password(),
            value: hasPassword ? m.admin_members_has() : m.admin_members_has_not(),
          },
          ...providers.map(({ provider, linkedAt }) => ({
            label: providerName(provider),
            value: m.admin_members_linked({ date: formatTime(linkedAt) }),
          })),
          {
            label: m.admin_members_sessions(),
            value:
              sessions.length === 0
                ? m.admin_members_no_sessions()
                : sessions.map(({ createdAt }) => formatTime(createdAt)).join(' / '),
          },
        ]}
      />
      {sessions.length > 0 ? (
        <p>
          <button type="button" className={quietButton} disabled={isActing} onClick={end}>
            {m.admin_members_sessions_end()}
          </button>
        </p>
      ) : null}
    </SheetSection>
  );
}
