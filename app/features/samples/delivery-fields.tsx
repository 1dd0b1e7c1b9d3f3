import { Checkbox } from '#app/components/forms/checkbox.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import type { Form } from '#app/components/forms/use-form.ts';
import { useMember } from '#app/components/member/use-member.ts';
import { ChoiceGroup } from '#app/components/ui/field.tsx';
import { m } from '#app/paraglide/messages.js';
import { formatMobile } from '#app/phone/phone-code-state.ts';
import type { SampleOptions } from './samples.queries.ts';
import type { SampleField } from './samples.schema.ts';

type Props = { form: Form<SampleField>; carrier: SampleOptions['carrier'] };

/** Prefilled from the profile. */
export function DeliveryFields({ form, carrier }: Props) {
  const member = useMember();
  return (
    <>
      <TextField
        field={form.field('company')}
        label={m.samples_company()}
        autoComplete="organization"
        defaultValue={form.value('company')}
      />
      <TextField
        field={form.field('recipient')}
        label={m.samples_recipient()}
        hint={m.samples_delivery_hint()}
        autoComplete="name"
        defaultValue={form.value('recipient', member.name)}
      />
      <TextField
        field={form.field('mobile')}
        label={m.samples_mobile()}
        type="tel"
        autoComplete="tel"
        defaultValue={form.value('mobile', formatMobile(member.mobile ?? ''))}
      />
      <TextField
        field={form.field('zipcode')}
        label={m.profile_zipcode()}
        autoComplete="postal-code"
        defaultValue={form.value('zipcode', member.zipcode ?? '')}
      />
      <TextField
        field={form.field('address1')}
        label={m.profile_address1()}
        autoComplete="address-line1"
        defaultValue={form.value('address1', member.address1 ?? '')}
      />
      <TextField
        field={form.field('address2')}
        label={m.profile_address2()}
        hint={m.profile_address2_hint()}
        isRequired={false}
        autoComplete="address-line2"
        defaultValue={form.value('address2', member.address2 ?? '')}
      />
      <ChoiceGroup
        name="carrierAgree"
        legend={m.samples_carrier_legend()}
        error={form.field('carrierAgree').error}
      >
        <p>{m.samples_carrier_text({ carrier: carrier ?? m.samples_carrier_unnamed() })}</p>
        <Checkbox
          field={form.field('carrierAgree')}
          label={m.samples_carrier_agree()}
          isChecked={form.value('carrierAgree') === 'true'}
        />
      </ChoiceGroup>
    </>
  );
}
