import { css } from '@linaria/core';
import { type FormEvent, useState } from 'react';
import { TextField } from '#app/components/forms/text-field.tsx';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { fromKoreanInput, toKoreanInput } from '#app/dashboard/content/fields/korean-input.ts';
import { buttonRow } from '#app/dashboard/ui/dialog.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';

const column = css`
  display: grid;
  gap: ${space(16)};
`;

const dayMs = 24 * 60 * 60 * 1000;

/** The time of the present schedule, or tomorrow at ten. */
function suggestedTime(scheduledAt: string | null): string {
  if (scheduledAt && Date.parse(scheduledAt) > Date.now()) return toKoreanInput(scheduledAt);
  return `${toKoreanInput(new Date(Date.now() + dayMs).toISOString()).slice(0, 10)}T10:00`;
}

type Props = {
  scheduledAt: string | null;
  isDisabled: boolean;
  /** Why the server refused the last time. */
  refusal: string | undefined;
  onSchedule: (at: string) => void;
  onCancel: () => void;
};

/** The day and time of a publication, in Korean time. */
export function ScheduleForm({ scheduledAt, isDisabled, refusal, onSchedule, onCancel }: Props) {
  const [time, setTime] = useState(() => suggestedTime(scheduledAt));
  const [isPast, setPast] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = fromKoreanInput(time);
    const isFuture = at !== undefined && Date.parse(at) > Date.now();
    setPast(!isFuture);
    if (isFuture) onSchedule(at);
  };
  return (
    <form noValidate className={column} onSubmit={submit}>
      <TextField
        field={{
          name: 'schedule-time',
          error: isPast ? m.admin_schedule_past() : refusal,
          hasFocus: true,
        }}
        label={m.admin_schedule_time()}
        hint={m.admin_schedule_hint()}
        type="datetime-local"
        value={time}
        min={toKoreanInput(new Date().toISOString())}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
      <div className={buttonRow}>
        <button type="submit" className={primaryButton} disabled={isDisabled}>
          {m.admin_schedule_submit()}
        </button>
        <button type="button" className={quietButton} onClick={onCancel}>
          {m.admin_schedule_cancel()}
        </button>
      </div>
    </form>
  );
}
