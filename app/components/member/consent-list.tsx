import { css, cx } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { tickBox } from '#app/components/forms/tick-box.ts';
import type { Form } from '#app/components/forms/use-form.ts';
import type { ConsentText } from '#app/consents/consents.queries.ts';
import { type ConsentField, consentKinds, isTicked } from '#app/consents/consents.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import { Consent, consentGroup } from './consent.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { useNewConsentTexts } from './use-new-consent-texts.ts';

const groups = css`
  display: grid;
  gap: ${space(32)};
`;

const all = css`
  padding: ${space(12)} ${space(16)};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: 2px;

  @media (scripting: none) {
    display: none;
  }
`;

const note = css`
  ${type.note}
  color: ${color.muted};
  font-weight: 400;
`;

const allNote = css`
  padding-inline-start: ${space(36)};
`;

type Props = {
  form: Form<ConsentField>;
  texts: readonly ConsentText[];
  posted: PostedForm | undefined;
  neededData: string;
};

/** While the API is unavailable, a posted form shows without the texts and preserves the ticked boxes. */
function ConsentsUnavailable({ posted }: Pick<Props, 'posted'>) {
  const names = consentKinds.flatMap(({ field, versionField }) => [field, versionField]);
  return (
    <>
      <p>{m.inquiry_consent_unavailable()}</p>
      {names.map((name) => (
        <input key={name} type="hidden" name={name} value={posted?.hidden[name] ?? ''} />
      ))}
    </>
  );
}

/** Required and optional consents, each with its full text in the current version. */
export function ConsentList({ form, texts, posted, neededData }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [areAllTicked, setAllTicked] = useState(false);

  // A new version has a new key, so its box is rendered unticked.
  useNewConsentTexts(form.result.failure);

  const boxes = () => [
    ...(list.current?.querySelectorAll<HTMLInputElement>('input[name][type=checkbox]') ?? []),
  ];
  const look = () => setAllTicked(boxes().every(({ checked }) => checked));

  // Also once after the browser restores the boxes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts stand for the boxes
  useEffect(look, [texts]);

  function tickAll(checked: boolean): void {
    for (const box of boxes()) box.checked = checked;
    setAllTicked(checked);
  }

  const optional = texts.filter(({ isRequired }) => !isRequired);
  const consents = (given: readonly ConsentText[]) =>
    given.map((text) => (
      <Consent
        key={`${text.kind} ${text.version}`}
        text={text}
        label={text.kind === 'terms' ? m.consent_terms_and_age() : undefined}
        field={form.field(text.field)}
        isTicked={isTicked(posted?.values[text.field]) && posted?.hidden[text.versionField] === text.version}
      />
    ));
  if (texts.length === 0) return <ConsentsUnavailable posted={posted} />;
  return (
    <div ref={list} className={groups} onChange={look}>
      <ConsentNotice neededData={neededData} />
      <div className={all}>
        <label className={tickBox}>
          <input type="checkbox" checked={areAllTicked} onChange={(event) => tickAll(event.target.checked)} />
          {m.consent_all()}
        </label>
        {optional.length > 0 ? (
          <p className={cx(note, allNote)}>
            {m.consent_all_note({
              titles: new Intl.ListFormat(getLocale()).format(optional.map(({ title }) => title)),
            })}
          </p>
        ) : null}
      </div>
      <fieldset className={consentGroup}>
        <legend>{m.consent_required()}</legend>
        {consents(texts.filter(({ isRequired }) => isRequired))}
      </fieldset>
      {optional.length > 0 ? (
        <fieldset className={consentGroup}>
          <legend>
            {m.consent_optional()} <span className={note}>{m.consent_optional_note()}</span>
          </legend>
          {consents(optional)}
        </fieldset>
      ) : null}
    </div>
  );
}
