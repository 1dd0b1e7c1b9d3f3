import { useRef } from 'react';
import { TextField } from '#app/components/forms/text-field.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { actForm } from '#app/dashboard/ui/act-form-styles.ts';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { maxPointChange, pointReasonMaxLength } from '#contract/staff-members.ts';
import { changePoints } from './staff-member.functions.ts';

const messages = {
  amount: {
    required: m.admin_points_amount_required,
    invalid: () => m.admin_points_amount_range({ max: formatNumber(maxPointChange) }),
  },
  reason: { required: m.admin_points_reason_required, max: pointReasonMaxLength },
};

function explainBalance(code: string): boolean {
  if (code !== 'conflict') return false;
  showToast(m.admin_points_too_few(), { type: 'error' });
  return true;
}

/** Gives points, or takes them with a negative number. A repeated request counts once. */
export function PointForm({ id }: { id: number }) {
  const key = useRef(crypto.randomUUID());
  const { field, isActing, props } = useActForm({
    messages,
    done: m.admin_points_done(),
    send: (fields) =>
      changePoints({
        data: {
          id,
          key: key.current,
          amount: Number(fields.get('amount') || 0),
          reason: String(fields.get('reason') ?? ''),
        },
      }),
    onDone: (_entry, { form }) => {
      key.current = crypto.randomUUID();
      form.reset();
    },
    onProblem: explainBalance,
  });
  return (
    <form {...props} className={actForm} aria-label={m.admin_points_change()}>
      <TextField
        field={field('amount')}
        label={m.admin_points_amount()}
        hint={m.admin_points_amount_hint()}
        type="number"
        readOnly={isActing}
        step={1}
        min={-maxPointChange}
        max={maxPointChange}
      />
      <TextField
        field={field('reason')}
        label={m.admin_points_reason()}
        hint={m.admin_points_reason_hint()}
        readOnly={isActing}
        autoComplete="off"
      />
      <button type="submit" className={primaryButton} disabled={isActing}>
        {m.admin_points_submit()}
      </button>
    </form>
  );
}
