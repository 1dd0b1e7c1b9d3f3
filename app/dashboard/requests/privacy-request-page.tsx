import { useSuspenseQuery } from '@tanstack/react-query';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { problemText } from '#app/dashboard/acts/problem-text.ts';
import { problemOf } from '#app/dashboard/acts/staff-result.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { SheetList } from '#app/dashboard/ui/sheet-list.tsx';
import { formatDate, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { PrivacyRequest } from '#contract/privacy-requests.ts';
import { privacyRequestQueries } from './privacy-requests.queries.ts';
import { RequestActs } from './request-acts.tsx';
import { countsText, RequestFound } from './request-found.tsx';
import { channelLabels, kindLabels, requestStateLabels, requestTones } from './request-labels.ts';

const by = (at: string | null, operator: string | null) =>
  at && operator ? `${formatTime(at)}, ${operator}` : null;

function rowsOf(request: PrivacyRequest) {
  const { name, email, mobile, note, identityCheck, outcome, counts, closedAt } = request;
  const date = formatDate(koreanNoon(request.dueOn));
  const rows: [label: string, value: string | null][] = [
    [m.admin_members_name(), name],
    [m.member_email(), email],
    [m.admin_request_number(), mobile],
    [m.admin_request_channel(), channelLabels[request.channel]()],
    [m.admin_request_received(), formatDate(koreanNoon(request.receivedOn))],
    [m.admin_request_due(), closedAt ? null : request.isOverdue ? m.admin_request_overdue({ date }) : date],
    [m.admin_request_note(), note],
    [m.admin_request_entered_by(), by(request.enteredAt, request.enteredBy)],
    [m.admin_request_identity(), identityCheck],
    [m.admin_request_checked(), by(request.checkedAt, request.checkedBy)],
    [m.admin_request_exported(), by(request.exportedAt, request.exportedBy)],
    [m.admin_request_outcome(), outcome],
    [m.admin_request_erased_counts(), counts && countsText(counts)],
    [m.admin_request_closed(), by(closedAt, request.closedBy)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

export function PrivacyRequestPage({ params, search }: PageProps) {
  const { data: request } = useSuspenseQuery(privacyRequestQueries.one(params.id ?? ''));
  if (!request) return <Heading text={m.error_not_found()} />;
  const { id, kind, state, found } = request;
  return (
    <>
      <Heading
        text={`${kindLabels[kind]()} #${id}`}
        lead={<Mark tone={requestTones[state]} label={requestStateLabels[state]()} />}
        back={{ to: 'requests', label: m.admin_requests() }}
      />
      <FormAlert text={search.refused ? problemText(problemOf(search.refused)) : undefined} />
      <SheetList rows={rowsOf(request)} />
      {found ? <RequestFound id={id} found={found} kind={kind} /> : <p>{m.admin_request_forgotten_text()}</p>}
      <RequestActs key={state} request={request} />
    </>
  );
}
