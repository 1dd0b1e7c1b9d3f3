import { css, cx } from '@linaria/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { TextField } from '#app/components/forms/text-field.tsx';
import type { Form } from '#app/components/forms/use-form.ts';
import { quietButton } from '#app/components/ui/button.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import type { Member } from '#contract/members.ts';
import type { Address } from './postcode.ts';
import type { ProfileField } from './profile.schema.ts';

const PostcodeDialog = lazy(() =>
  import('./postcode-dialog.tsx').then(({ PostcodeDialog: component }) => ({ default: component })),
);

const fields = css`
  display: grid;
  gap: inherit;
`;

const row = css`
  display: flex;
  gap: ${space(8)};
`;

const zipcode = css`
  flex: 1 1 6rem;
  font-variant-numeric: tabular-nums;
`;

const find = css`
  flex: none;
  padding-inline: ${space(20)};

  @media (scripting: none) {
    display: none;
  }
`;

/** Dispatches `input`, so that the form rechecks the field. */
function fillIn(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input) return;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export function AddressFields({ form, member }: { form: Form<ProfileField>; member: Member }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const inputOf = (name: ProfileField) => ref.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);

  function take(address: Address): void {
    fillIn(inputOf('zipcode'), address.zipcode);
    fillIn(inputOf('address1'), address.address1);
    // Might belong to the previous address: selected, typing replaces it.
    inputOf('address2')?.select();
  }

  return (
    <div ref={ref} className={fields}>
      <Field {...form.field('zipcode')} label={m.profile_zipcode()} isRequired={false}>
        {(props) => (
          <div className={row}>
            <input
              {...props}
              className={cx(control, zipcode)}
              autoComplete="postal-code"
              maxLength={10}
              defaultValue={form.value('zipcode', member.zipcode ?? '')}
            />
            <button type="button" className={cx(quietButton, find)} onClick={() => setOpen(true)}>
              {m.profile_postcode_find()}
            </button>
          </div>
        )}
      </Field>
      <TextField
        field={form.field('address1')}
        label={m.profile_address1()}
        isRequired={false}
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
      {isOpen ? (
        <Suspense>
          <PostcodeDialog onFound={take} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
