import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { quietButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { buttonRow } from '#app/dashboard/ui/dialog.tsx';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { part, remark } from '#app/dashboard/ui/part.ts';
import { m } from '#app/paraglide/messages.js';
import type { StaffPharmacy } from '#contract/staff-pharmacies.ts';
import { PharmacyForm } from './pharmacy-form.tsx';
import { changePharmacyState } from './staff-pharmacies.functions.ts';
import { staffPharmacyQueries } from './staff-pharmacies.queries.ts';

function StateButton({ pharmacy: { id, version, isClosed } }: { pharmacy: StaffPharmacy }) {
  const { act, isActing } = useStaffAct();
  const toggle = () => {
    let current = version;
    const set = async (closed: boolean) => {
      const result = await changePharmacyState({ data: { id, isClosed: closed, version: current } });
      if (result.ok) current = result.data.data.version;
      return result;
    };
    void act(() => set(!isClosed), {
      done: isClosed ? m.admin_pharmacy_reopened() : m.admin_pharmacy_closed_done(),
      undo: () => set(isClosed),
    });
  };
  return (
    <button type="button" className={quietButton} disabled={isActing} onClick={toggle}>
      {isClosed ? m.admin_pharmacy_reopen() : m.admin_pharmacy_close()}
    </button>
  );
}

function editedText({ editedAt, editedBy }: StaffPharmacy): string {
  if (!editedAt) return m.admin_pharmacy_from_content();
  const time = formatTime(editedAt);
  return editedBy ? m.admin_pharmacy_edited_by({ time, name: editedBy }) : time;
}

const back = () => ({ to: 'pharmacies', label: m.admin_pharmacies() });

export function PharmacyPage({ params }: PageProps) {
  const { data: pharmacy } = useSuspenseQuery(staffPharmacyQueries.one(params.id ?? ''));
  const mayChange = useMay('pharmacies.change');
  if (!pharmacy) return <Heading text={m.error_not_found()} back={back()} />;
  const { translations, isClosed, key } = pharmacy;
  const name = translations.find(({ locale }) => locale === 'ko-KR')?.name ?? key;
  return (
    <>
      <Heading
        text={name}
        back={back()}
        lead={
          <>
            {key} ·{' '}
            <Mark
              tone={isClosed ? 'quiet' : 'done'}
              label={isClosed ? m.admin_pharmacy_closed() : m.admin_pharmacy_open()}
            />
          </>
        }
      />
      <PharmacyForm pharmacy={pharmacy} onSaved={() => undefined} />
      <section className={part} aria-labelledby="state">
        <h2 id="state">{m.admin_pharmacy_state()}</h2>
        <p>{isClosed ? m.admin_pharmacy_closed_text() : m.admin_pharmacy_open_text()}</p>
        {mayChange ? (
          <div className={buttonRow}>
            <StateButton pharmacy={pharmacy} />
          </div>
        ) : null}
        <p className={remark}>{editedText(pharmacy)}</p>
      </section>
    </>
  );
}

export function NewPharmacyPage() {
  const router = useRouter();
  return (
    <>
      <Heading text={m.admin_pharmacy_add()} back={back()} />
      <PharmacyForm
        pharmacy={undefined}
        onSaved={({ id }) => void router.navigate({ href: dashboardHref(`pharmacies/${id}`) })}
      />
    </>
  );
}
