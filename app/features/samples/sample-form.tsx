import { DraftNote } from '#app/components/forms/draft-note.tsx';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { formColumn } from '#app/components/forms/form-column.ts';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import { useForm } from '#app/components/forms/use-form.ts';
import { useMember } from '#app/components/member/use-member.ts';
import { CountedTextarea } from '#app/components/ui/counted-textarea.tsx';
import { control, Field } from '#app/components/ui/field.tsx';
import { formatMass } from '#app/dose/dose-numbers.ts';
import { formKeyField } from '#app/forms/form-key.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { sampleMaxLengths } from '#contract/mypage.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import type { SampleOptions } from './samples.queries.ts';
import { checkSample, sampleMessages } from './samples.schema.ts';

type Props = SampleOptions & {
  /** Preselected material. */
  wanted: number | undefined;
  posted: PostedForm | undefined;
  formKey: string;
};

export function SampleForm({ materials, carrier, wanted, posted, formKey }: Props) {
  const member = useMember();
  const form = useForm({
    action: '/sample',
    messages: sampleMessages,
    posted,
    check: checkSample,
    draft: { form: 'sample', owner: member.id, link: wanted === undefined ? '' : String(wanted) },
  });
  const chosen = materials.find(({ id }) => id === wanted);
  return (
    <form {...form.props} className={formColumn} aria-label={m.samples_apply()}>
      <input type="hidden" name={formKeyField} value={formKey} />
      <DraftNote draft={form.draft} />
      <Field {...form.field('idProduct')} label={m.samples_material()} isRequired>
        {(field) => (
          <select
            {...field}
            className={control}
            defaultValue={form.value('idProduct', chosen && String(chosen.id))}
          >
            <option value="">{m.samples_choose()}</option>
            {materials.map(({ id, name, locale, sampleGrams }) => (
              <option key={id} value={id} lang={otherLanguage(locale)}>
                {sampleGrams === null ? name : m.samples_limited({ name, limit: formatMass(sampleGrams) })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        field={form.field('amount')}
        label={m.samples_amount()}
        hint={m.samples_amount_hint()}
        autoComplete="off"
        defaultValue={form.value('amount')}
      />
      <Field
        {...form.field('purpose')}
        label={m.samples_purpose()}
        hint={m.samples_purpose_hint()}
        isRequired
      >
        {(field) => (
          <CountedTextarea
            field={field}
            defaultValue={form.value('purpose')}
            max={sampleMaxLengths.purpose}
          />
        )}
      </Field>
      <DeliveryFields form={form} carrier={carrier} />
      <div>
        <FormAlert text={form.alert} />
        <SubmitRow label={m.samples_send()} isSending={form.isSending} />
      </div>
    </form>
  );
}
