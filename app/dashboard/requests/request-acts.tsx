import { useState } from 'react';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { control, Field, textarea } from '#app/components/ui/field.tsx';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { DownloadForm } from '#app/dashboard/downloads/download-form.tsx';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { actForm } from '#app/dashboard/ui/act-form-styles.ts';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { type PrivacyRequest, requestTextMaxLength } from '#contract/privacy-requests.ts';
import { eraseByRequest, takeStep } from './privacy-request.functions.ts';
import { retainedLabels } from './request-labels.ts';

type StepProps = {
  id: number;
  step: 'check' | 'refuse' | 'answer';
  label: string;
  hint: string;
  submit: string;
  done: string;
};

function StepForm({ id, step, label, hint, submit, done }: StepProps) {
  const messages = { text: { required: m.admin_request_text_required, max: requestTextMaxLength } };
  const { field, isActing, props } = useActForm({
    messages,
    done,
    send: (fields) => takeStep({ data: { id, step, text: String(fields.get('text') ?? '') } }),
  });
  const own = { ...field('text'), name: `text-${step}` };
  return (
    <form {...props} className={actForm} aria-label={submit}>
      <Field {...own} label={label} hint={hint} isRequired>
        {(attributes) => (
          <textarea {...attributes} name="text" className={`${control} ${textarea}`} readOnly={isActing} />
        )}
      </Field>
      <button type="submit" className={step === 'refuse' ? quietButton : primaryButton} disabled={isActing}>
        {submit}
      </button>
    </form>
  );
}

function EraseButton({ request: { id, found } }: { request: PrivacyRequest }) {
  const { act, isActing } = useStaffAct();
  const [isOpen, setOpen] = useState(false);
  const erase = () => {
    setOpen(false);
    void act(() => eraseByRequest({ data: { id } }), { done: m.admin_request_erased() });
  };
  return (
    <>
      <button type="button" className={primaryButton} disabled={isActing} onClick={() => setOpen(true)}>
        {m.admin_request_erase()}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={m.admin_request_erase()}
        description={m.admin_request_erase_text()}
      >
        <div>
          <strong>{m.admin_request_retained()}</strong>
          <ul>
            {found?.retained.map((name) => (
              <li key={name}>{retainedLabels[name]()}</li>
            ))}
          </ul>
        </div>
        <div className={buttonRow}>
          <button type="button" className={primaryButton} onClick={erase}>
            {m.admin_request_erase_confirm()}
          </button>
        </div>
      </Dialog>
    </>
  );
}

function CarryOut({ request }: { request: PrivacyRequest }) {
  const { id, kind, exportedAt } = request;
  const action = kind === 'access' ? 'requests.export' : 'requests.erase';
  const mayCarryOut = useMay(action);
  return (
    <SheetSection id="carry-out" title={m.admin_request_carry_out()}>
      {mayCarryOut ? null : <p>{m.admin_request_owner_only()}</p>}
      {mayCarryOut && kind === 'access' ? (
        <>
          <p>{m.admin_request_file_text()}</p>
          <DownloadForm
            action={`/admin/requests/${id}/export?lang=${getLocale()}`}
            label={m.admin_request_file()}
            isMain={exportedAt === null}
          />
        </>
      ) : null}
      {mayCarryOut && kind === 'erasure' ? (
        <div>
          <EraseButton request={request} />
        </div>
      ) : null}
      {kind === 'access' && exportedAt ? (
        <StepForm
          id={id}
          step="answer"
          label={m.admin_request_answer()}
          hint={m.admin_request_answer_hint()}
          submit={m.admin_request_answer_submit()}
          done={m.admin_request_ended()}
        />
      ) : null}
    </SheetSection>
  );
}

/** The next possible acts on a request. None once it has ended. */
export function RequestActs({ request }: { request: PrivacyRequest }) {
  const { id, state } = request;
  if (state !== 'open' && state !== 'checked') return null;
  return (
    <>
      {state === 'open' ? (
        <SheetSection id="identity" title={m.admin_request_identity()}>
          <StepForm
            id={id}
            step="check"
            label={m.admin_request_identity_how()}
            hint={m.admin_request_identity_hint()}
            submit={m.admin_request_identity_submit()}
            done={m.admin_request_identity_done()}
          />
        </SheetSection>
      ) : (
        <CarryOut request={request} />
      )}
      <SheetSection id="refuse" title={m.admin_request_refuse()}>
        <StepForm
          id={id}
          step="refuse"
          label={m.admin_request_refuse_why()}
          hint={m.admin_request_refuse_hint()}
          submit={m.admin_request_refuse_submit()}
          done={m.admin_request_ended()}
        />
      </SheetSection>
    </>
  );
}
