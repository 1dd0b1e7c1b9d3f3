import { css } from '@linaria/core';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { primaryButton } from '#app/components/ui/button.ts';
import { control } from '#app/components/ui/field.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { FinderFieldView } from '#app/finder/finder-fields.ts';
import { readFinderSearch } from '#app/finder/finder-search.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { from, space } from '#app/styles/tokens.ts';
import { useValue, ValueField } from './value-field.tsx';

const form = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(20)} ${space(16)};
  align-items: start;

  & > :first-child,
  & > :last-child {
    grid-column: 1 / -1;
  }

  & > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(12)} ${space(28)};
  }

  ${from.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space(24)} ${space(40)};

    & > :first-child {
      grid-column: span 2;
    }
  }
`;

function Control({ field }: { field: FinderFieldView }) {
  const { name, label, error, groups } = field;
  const input = useValue<HTMLInputElement>(field.value);
  const select = useValue<HTMLSelectElement>(field.value);
  return (
    <ValueField name={name} label={label} error={error}>
      {(props) =>
        groups ? (
          <select {...props} {...select} className={control}>
            {groups.map(({ label: group, options }) => {
              const shown = options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ));
              return group ? (
                <optgroup key={group} label={group}>
                  {shown}
                </optgroup>
              ) : (
                shown
              );
            })}
          </select>
        ) : (
          <input {...props} {...input} maxLength={24} autoComplete="off" className={control} />
        )
      }
    </ValueField>
  );
}

/** A plain GET form: each result has a URL. */
export function FinderForm({ fields, resultId }: { fields: readonly FinderFieldView[]; resultId: string }) {
  const navigate = useNavigate();

  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    await navigate({
      to: '/business/material',
      search: readFinderSearch(Object.fromEntries(new FormData(element))),
      resetScroll: false,
    });
    const invalid = element.querySelector<HTMLElement>('[aria-invalid]');
    if (invalid) invalid.focus();
    else document.getElementById(resultId)?.scrollIntoView();
  };

  return (
    <form
      action={`/business/material#${resultId}`}
      method="get"
      noValidate
      onSubmit={find}
      className={form}
      aria-labelledby="finder-title"
    >
      {fields.map((field) => (
        <Control key={field.name} field={field} />
      ))}
      <div>
        <input type="hidden" name="lang" value={getLocale()} />
        <button type="submit" className={primaryButton}>
          {m.finder_submit()}
        </button>
        {fields.some(({ value, error }) => value !== '' || error) ? (
          <PlainLink to="/business/material" resetScroll={false}>
            {m.finder_clear()}
          </PlainLink>
        ) : null}
      </div>
    </form>
  );
}
