import { css } from '@linaria/core';
import type { Form } from '#app/components/forms/use-form.ts';
import type { PostedForm } from '#app/lib/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { Consent } from './consent.tsx';
import { versionField } from './consent-kinds.ts';
import type { ConsentText } from './consents.server.ts';
import type { AskedField } from './sign-up.schema.ts';

const group = css`
  min-width: 0;

  & legend {
    width: 100%;
    padding: 0 0 ${space(12)};
    font-weight: 600;
    border-bottom: 1px solid ${color.text};
  }
`;

type Props = {
  /** Undefined while the API is away, for a form that came back. */
  consents: readonly ConsentText[] | undefined;
  form: Form<AskedField>;
  posted: PostedForm | undefined;
};

/** Whoever agreed to another version of a text has to agree again. */
function isChecked(posted: PostedForm | undefined, { field, version }: ConsentText): boolean {
  return posted?.values[field] === 'true' && posted.values[versionField(field)] === version;
}

/** The consents of a new member, each with its text. */
export function Consents({ consents, form, posted }: Props) {
  if (!consents) return <p>{m.inquiry_consent_away()}</p>;
  if (consents.length === 0) return null;
  return (
    <fieldset className={group}>
      <legend>{m.social_consents()}</legend>
      {consents.map((consent) => (
        <Consent
          key={`${consent.field} ${consent.version}`}
          consent={consent}
          isChecked={isChecked(posted, consent)}
          {...form.field(consent.field)}
        />
      ))}
    </fieldset>
  );
}
