import { css, cx } from '@linaria/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space } from '#app/styles/tokens.ts';
import { typedLot } from './lot-path.ts';

const block = css`
  padding-bottom: ${space(80)};

  ${from.large} {
    padding-bottom: ${space(140)};
  }
`;

const form = css`
  display: grid;
  gap: ${space(16)};
  max-width: 40rem;
  padding-block: ${space(24)} ${space(40)};
  border-top: 1px solid ${color.text};

  & input {
    font-variant-numeric: tabular-nums;
    text-transform: uppercase;
  }

  & button {
    justify-self: start;
  }
`;

/** A plain GET form: each result has an address. `children`: the answer to the last number. */
export function LotForm({ children }: { children?: ReactNode }) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const refuse = () => {
    setError(m.lot_number_required());
    input.current?.focus();
  };

  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('number');
    const number = typedLot(String(typed));
    if (number === undefined) refuse();
    else await navigate({ to: '/business/lot/$number', params: { number } });
  };

  /** The browser's own message is in the browser's language. */
  const refuseInvalid = (event: FormEvent) => {
    event.preventDefault();
    refuse();
  };

  return (
    <>
      <PageTitle crumbs={crumbsOf('/business/lot')} heading={m.lot_title()} lead={m.lot_lead()} />
      <div className={cx(container, block)}>
        <form action="/business/lot" method="get" className={form} onSubmit={find}>
          <input type="hidden" name="lang" value={getLocale()} />
          <Field
            name="number"
            label={m.lot_number()}
            hint={m.lot_number_hint()}
            error={error}
            hasFocus={false}
            isRequired
          >
            {(props) => (
              <input
                {...props}
                ref={input}
                onInvalid={refuseInvalid}
                onInput={() => setError(undefined)}
                type="text"
                maxLength={64}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="search"
                className={control}
              />
            )}
          </Field>
          <button type="submit" className={primaryButton}>
            {m.lot_find()}
          </button>
        </form>
        {children}
      </div>
    </>
  );
}
