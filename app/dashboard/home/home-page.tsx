import { css } from '@linaria/core';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { roleLabels } from '#app/dashboard/frame/staff-labels.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space } from '#app/styles/tokens.ts';
import type { StaffMe } from '#contract/staff.ts';

const sheet = css`
  display: grid;
  border-top: 1px solid ${color.text};

  & div {
    display: grid;
    gap: 0 ${space(24)};
    padding-block: ${space(12)};
    border-bottom: 1px solid ${color.hairline};

    ${from.small} {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }

  & dt {
    color: ${color.muted};
  }
`;

function rowsOf(staff: StaffMe): [label: string, value: string][] {
  const passkeys = m.admin_passkeys_count({ count: formatNumber(staff.passkeys) });
  return [
    [m.member_email(), staff.email],
    [m.admin_role(), roleLabels[staff.role]()],
    [
      m.admin_second_factor(),
      [staff.hasTotp ? m.admin_app() : '', staff.passkeys ? passkeys : ''].filter(Boolean).join(', '),
    ],
    [m.admin_codes_left(), formatNumber(staff.recoveryCodesLeft)],
    [m.admin_session_ends(), formatTime(staff.expiresAt)],
  ];
}

export function HomePage() {
  const staff = useStaff();
  if (!staff) return null;
  return (
    <>
      <Heading text={m.admin_welcome({ name: staff.name })} />
      <dl className={sheet}>
        {rowsOf(staff).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
