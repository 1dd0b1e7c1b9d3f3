import { css, cx } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { control } from '#app/components/ui/field.tsx';
import { listHeadId } from '#app/components/ui/use-list-focus.ts';
import { getLocale, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { from, space } from '#app/styles/tokens.ts';
import { LabelledControl } from './labelled-control.tsx';
import type { Filters } from './pharmacy.search.ts';
import { type Choices, type FilterName, filterNames } from './pharmacy-filters.ts';
import { PlaceSelect } from './place-select.tsx';
import { QueryField } from './query-field.tsx';

const fields = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(16)} ${space(12)};

  ${from.small} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-column: 1 / -1;
  gap: ${space(8)};
  align-items: end;
`;

/** Phones with scripts search while one types, so the button of the other filters has this place. */
const searchButton = css`
  @media (max-width: 575px) and (scripting: enabled) {
    display: none;
  }
`;

const moreButton = css`
  padding-inline: ${space(16)};

  ${from.small} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

const foldedOnPhones = css`
  @media (max-width: 575px) and (scripting: enabled) {
    display: none;
  }
`;

const half = css`
  ${from.small} {
    grid-column: span 3;
  }
`;

const third = css`
  ${from.small} {
    grid-column: span 2;
  }
`;

const last = css`
  ${from.small} {
    grid-column: 1 / -1;
  }
`;

const places = [
  { name: 'siNm', label: m.pharmacy_province, width: half },
  { name: 'sggNm', label: m.pharmacy_district, width: half },
  { name: 'subwayArea', label: m.pharmacy_subway_area, width: third },
  { name: 'subwayLine', label: m.pharmacy_subway_line, width: third },
  { name: 'subwayName', label: m.pharmacy_subway_station, width: third },
] as const;

type Props = {
  filters: Filters;
  choices: Choices;
  size: number | undefined;
  choose: (name: FilterName, value: string) => void;
  chooseAll: (values: Partial<Record<FilterName, string>>) => void;
};

function differing(form: HTMLFormElement, filters: Filters): Partial<Record<FilterName, string>> {
  const sent = new FormData(form);
  const values = filterNames.map((name) => [name, String(sent.get(name) ?? '')] as const);
  return Object.fromEntries(values.filter(([name, value]) => value !== String(filters[name] ?? '')));
}

/** Districts of all provinces are offered until a province is chosen, and so on down to stations. */
export function FilterForm({ filters, choices, size, choose, chooseAll }: Props) {
  const { idProduct, query } = filters;
  const form = useRef<HTMLFormElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const foldable = isUnfolded ? undefined : foldedOnPhones;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const chosen = form.current ? differing(form.current, filters) : {};
    if (Object.keys(chosen).length > 0) chooseAll(chosen);
  }, []);

  return (
    <search>
      <form
        ref={form}
        action={`/business/pharmacy#${listHeadId}`}
        className={fields}
        onSubmit={(event) => {
          event.preventDefault();
          choose('query', String(new FormData(event.currentTarget).get('query') ?? ''));
        }}
      >
        <input type="hidden" name="lang" value={getLocale()} />
        {size ? <input type="hidden" name="size" value={size} /> : null}
        <div className={row}>
          <QueryField query={query} onType={(text) => choose('query', text)} />
          <button type="submit" className={cx(primaryButton, searchButton)}>
            {m.pharmacy_search()}
          </button>
          <button
            type="button"
            className={cx(quietButton, moreButton)}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {m.pharmacy_more_filters()}
          </button>
        </div>
        {places.map(({ name, label, width }) => (
          <div key={name} className={cx(width, foldable)}>
            <PlaceSelect
              name={name}
              label={label()}
              help={name === 'subwayArea' ? m.pharmacy_filter_help() : undefined}
              filters={filters}
              regions={choices.regions}
              onChoose={choose}
            />
          </div>
        ))}
        <div className={cx(last, foldable)}>
          <LabelledControl name="idProduct" label={m.pharmacy_product()}>
            <select
              id="idProduct"
              name="idProduct"
              className={control}
              value={idProduct ?? ''}
              onChange={(event) => choose('idProduct', event.target.value)}
            >
              <option value="">{m.list_all()}</option>
              {choices.products.map(({ id, name, locale }) => (
                <option key={id} value={id} lang={otherLanguage(locale)}>
                  {name}
                </option>
              ))}
            </select>
          </LabelledControl>
        </div>
      </form>
    </search>
  );
}
