import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { roleLabels } from '#app/dashboard/frame/staff-labels.ts';
import { m } from '#app/paraglide/messages.js';
import { EnrollSteps } from './enroll-steps.tsx';
import { enrollmentQueries } from './enrollment.queries.ts';
import { codesContext, invitationToken } from './enrollment.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export function EnrollPage(props: PageProps) {
  const { posted } = props;
  const token = invitationToken(props);
  const { data: invitation } = useSuspenseQuery(enrollmentQueries.open(token));
  const [codes, setCodes] = useState(posted?.context?.[codesContext]);

  if (codes) return <RecoveryCodes codes={codes.split(' ')} />;
  if (!invitation) return <Heading text={m.admin_enroll_closed()} lead={m.admin_enroll_closed_lead()} />;
  const { name, email, role } = invitation;
  return (
    <>
      <Heading
        text={m.admin_enroll_heading({ name })}
        lead={m.admin_enroll_lead({ email, role: roleLabels[role]() })}
      />
      <EnrollSteps token={token} invitation={invitation} posted={posted} onCodes={setCodes} />
    </>
  );
}
