import { css } from '@linaria/core';
import type { MouseEvent } from 'react';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import type { Filters } from './pharmacy.search.ts';
import {
  type Choices,
  type FilterName,
  filterNames,
  firstPage,
  offeredPlaces,
  withoutFilter,
} from './pharmacy-filters.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  padding-bottom: ${space(20)};
  ${type.note}

  & a {
    display: inline-flex;
    align-items: center;
    gap: ${space(8)};
    min-height: 44px;
    padding-inline: ${space(12)};
    text-decoration: none;
    border: 1px solid ${color.border};
    border-radius: 2px;
  }

  & a:hover {
    border-color: ${color.primary};
    color: ${color.primary};
  }
`;

const clearAll = css`
  & a {
    padding-inline: ${space(4)};
    border-color: transparent;
    text-decoration: underline;
  }
`;

function labelOf(filters: Filters, name: FilterName, { regions, products }: Choices): string | undefined {
  const value = filters[name];
  if (value === undefined) return undefined;
  if (name === 'idProduct') return products.find(({ id }) => id === value)?.name;
  if (name === 'query') return `“${value}”`;
  return offeredPlaces(filters, name, regions).find((place) => place.name === value)?.label;
}

type Props = {
  filters: Filters;
  choices: Choices;
  size: number | undefined;
  onRemove: (event: MouseEvent) => void;
};

export function ActiveFilters({ filters, choices, size, onRemove }: Props) {
  const active = filterNames.flatMap((name) => {
    const label = labelOf(filters, name, choices);
    return label === undefined ? [] : [{ name, label }];
  });
  if (active.length === 0) return null;
  return (
    <ul className={list} aria-label={m.pharmacy_active_filters()}>
      {active.map(({ name, label }) => (
        <li key={name}>
          <PlainLink
            to="/business/pharmacy"
            search={firstPage(withoutFilter(filters, name), { size })}
            replace
            resetScroll={false}
            onClick={onRemove}
          >
            {label}
            <span className={visuallyHidden}>{m.pharmacy_remove_filter()}</span>
            <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
              <path d="M1 1l8 8M9 1l-8 8" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </PlainLink>
        </li>
      ))}
      <li className={clearAll}>
        <PlainLink to="/business/pharmacy" search={{ size }} replace resetScroll={false} onClick={onRemove}>
          {m.pharmacy_clear_filters()}
        </PlainLink>
      </li>
    </ul>
  );
}
