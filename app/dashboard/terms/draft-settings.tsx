import { tickBox } from '#app/components/forms/tick-box.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import { formatDate, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { TermDraft, TermDraftChange } from '#contract/staff-terms.ts';

type Props = {
  draft: TermDraft;
  value: TermDraftChange;
  error: string | undefined;
  onChange: (part: Partial<TermDraftChange>) => void;
};

export function DraftSettings({ draft, value, error, onChange }: Props) {
  const earliest = value.isUnfavourable ? draft.earliest.unfavourable : draft.earliest.usual;
  return (
    <>
      <Field
        name="effectiveOn"
        label={m.admin_term_effective()}
        hint={m.admin_term_earliest({ date: formatDate(koreanNoon(earliest)) })}
        error={error}
        isRequired
        hasFocus={false}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="date"
            min={draft.base ? earliest : undefined}
            className={control}
            value={value.effectiveOn ?? ''}
            onChange={(event) => onChange({ effectiveOn: event.currentTarget.value || null })}
          />
        )}
      </Field>
      <label className={tickBox}>
        <input
          type="checkbox"
          checked={value.isUnfavourable}
          onChange={(event) => onChange({ isUnfavourable: event.currentTarget.checked })}
        />
        {m.admin_term_unfavourable_label()}
      </label>
      <label className={tickBox}>
        <input
          type="checkbox"
          checked={value.consentAgain}
          onChange={(event) => onChange({ consentAgain: event.currentTarget.checked })}
        />
        {m.admin_term_consent_again_label()}
      </label>
    </>
  );
}
