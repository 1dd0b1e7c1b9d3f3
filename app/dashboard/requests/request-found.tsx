import { quietButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { SheetList, SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { formatDate, formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { PrivacyRequest } from '#contract/privacy-requests.ts';
import { extendRequest } from './privacy-request.functions.ts';
import { retainedLabels } from './request-labels.ts';

type Found = NonNullable<PrivacyRequest['found']>;

export function countsText(counts: Found['counts']): string {
  return m.admin_request_counts({
    members: formatNumber(counts.members),
    inquiries: formatNumber(counts.inquiries),
    questions: formatNumber(counts.questions),
    samples: formatNumber(counts.samples),
    files: formatNumber(counts.files),
    messages: formatNumber(counts.messages),
  });
}

function Other({ id, value, missing }: { id: number; value: string; missing: 'email' | 'mobile' }) {
  const { act, isActing } = useStaffAct();
  return (
    <p>
      {m.admin_request_other_text({ value })}{' '}
      <button
        type="button"
        className={quietButton}
        disabled={isActing}
        onClick={() =>
          void act(() => extendRequest({ data: { id, with: missing } }), { done: m.admin_request_extended() })
        }
      >
        {m.admin_request_extend()}
      </button>
    </p>
  );
}

/** The person's stored data, and the rows that an erasure leaves. */
export function RequestFound({
  id,
  found,
  kind,
}: {
  id: number;
  found: Found;
  kind: PrivacyRequest['kind'];
}) {
  const { members, inquiries, otherEmail, otherMobile, retained, rejoinAt } = found;
  return (
    <SheetSection id="found" title={m.admin_request_found()}>
      <SheetList
        rows={[
          { label: m.admin_request_amount(), value: countsText(found.counts) },
          {
            label: m.admin_members(),
            value:
              members.length === 0
                ? '–'
                : members.map((member) => (
                    <DashboardLink key={member} to={`members/${member}`}>
                      #{member}
                    </DashboardLink>
                  )),
          },
          {
            label: m.admin_request_inquiries(),
            value:
              inquiries.length === 0
                ? '–'
                : inquiries.map(({ reference, isOpen }) => (
                    <div key={reference}>
                      <DashboardLink to={`inbox/${reference}`}>{reference}</DashboardLink>
                      {isOpen ? ` ${m.admin_request_inquiry_open()}` : ''}
                    </div>
                  )),
          },
          ...(rejoinAt
            ? [
                {
                  label: m.admin_request_withdrawn(),
                  value: m.admin_request_rejoin({ date: formatDate(rejoinAt) }),
                },
              ]
            : []),
          ...(kind === 'erasure'
            ? [
                {
                  label: m.admin_request_retained(),
                  value: (
                    <ul>
                      {retained.map((name) => (
                        <li key={name}>{retainedLabels[name]()}</li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
        ]}
      />
      {otherEmail ? <Other id={id} value={otherEmail} missing="email" /> : null}
      {otherMobile ? <Other id={id} value={otherMobile} missing="mobile" /> : null}
    </SheetSection>
  );
}
