import { useSuspenseQuery } from '@tanstack/react-query';
import { textButton } from '#app/components/ui/button.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { termLabels } from '#app/dashboard/terms/term-labels.ts';
import { SheetList, SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { formatLanguage, formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { MemberDetail } from '#contract/staff-members.ts';
import { Consents, PointEntries, Questions, Samples } from './member-lists.tsx';
import { MemberSessions } from './member-sessions.tsx';
import { NoMember } from './no-member.tsx';
import { PointForm } from './point-form.tsx';
import { ShownValue } from './shown-value.tsx';
import { staffMemberQueries } from './staff-members.queries.ts';

const yesNo = (value: boolean) => (value ? m.admin_yes() : m.admin_no());

function profileRows(member: MemberDetail) {
  const { id, name, email, mobile, birthday, address } = member;
  const shown = (
    field: 'name' | 'email' | 'mobile' | 'birthday' | 'address',
    label: string,
    masked: string | null,
  ) => ({
    label,
    value: <ShownValue id={id} field={field} label={label} masked={masked} />,
  });
  return [
    shown('name', m.admin_members_name(), name),
    shown('email', m.member_email(), email),
    { label: m.admin_members_verified(), value: yesNo(member.emailVerified) },
    shown('mobile', m.admin_members_mobile(), mobile),
    shown('birthday', m.admin_members_birthday(), birthday),
    shown('address', m.admin_members_address(), address),
    { label: m.admin_consent_language(), value: formatLanguage(member.language) },
    { label: m.admin_members_age(), value: yesNo(member.isAgeConfirmed) },
    { label: m.admin_term_profile(), value: yesNo(member.profileAgree) },
    { label: m.admin_term_marketing(), value: yesNo(member.marketingAgree) },
    { label: m.admin_term_advertising(), value: yesNo(member.advertisingAgree) },
    ...(member.consentsNeeded.length > 0
      ? [
          {
            label: m.admin_members_consent_needed(),
            value: member.consentsNeeded.map((kind) => termLabels[kind]()).join(', '),
          },
        ]
      : []),
    { label: m.admin_members_joined(), value: formatTime(member.createdAt) },
  ];
}

export function MemberRecordPage({ params }: PageProps) {
  const { data: member } = useSuspenseQuery(staffMemberQueries.one(params.id ?? ''));
  if (!member) return <NoMember />;
  const { id, name, points } = member;
  return (
    <>
      <Heading
        text={`${name} #${id}`}
        lead={m.admin_members_recorded()}
        back={{ to: 'members', label: m.admin_members() }}
      />
      <SheetList rows={profileRows(member)} />
      <SheetSection id="points" title={m.admin_points_title({ balance: formatNumber(points) })}>
        <PointForm key={id} id={id} />
        <PointEntries id={id} entries={member.pointEntries} />
      </SheetSection>
      <Questions questions={member.questions} />
      <Samples samples={member.samples} />
      <Consents consents={member.consents} />
      <MemberSessions member={member} />
      <p>
        <DashboardLink to="requests" className={textButton}>
          {m.admin_requests()}
        </DashboardLink>
      </p>
    </>
  );
}
