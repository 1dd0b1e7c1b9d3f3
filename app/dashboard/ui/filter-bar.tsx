import { cx } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { quietButton } from '#app/components/ui/button.ts';
import { control } from '#app/components/ui/field.tsx';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { useCommands } from '#app/dashboard/keyboard/command-store.ts';
import { formatNumber, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { bar, field, more, moreButton, wide } from './filter-bar-styles.ts';

type Choice = { value: string; label: string };

export type Filter =
  | { name: string; label: string; kind: 'search' }
  | { name: string; label: string; kind: 'date' }
  | { name: string; label: string; kind: 'choice'; choices: readonly Choice[]; all?: string };

function FilterField({ filter, value, onChange }: { filter: Filter; value: string; onChange: () => void }) {
  return (
    <div className={cx(field, filter.kind === 'search' && wide)}>
      <label htmlFor={`filter-${filter.name}`}>{filter.label}</label>
      <Control filter={filter} value={value} onChange={onChange} />
    </div>
  );
}

function Control({ filter, value, onChange }: { filter: Filter; value: string; onChange: () => void }) {
  const { name } = filter;
  const props = { id: `filter-${name}`, name, defaultValue: value, className: control };
  if (filter.kind === 'search')
    return <input {...props} type="search" maxLength={200} autoComplete="off" data-search="" />;
  if (filter.kind === 'date') return <input {...props} type="date" onChange={onChange} />;
  return (
    <select {...props} onChange={onChange}>
      <option value="">{filter.all ?? m.admin_filter_all()}</option>
      {filter.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

type Props = {
  /** Path of the page below /admin. */
  page: string;
  label: string;
  filters: readonly Filter[];
  search: Readonly<Record<string, string>>;
  /** Further controls, such as a link that clears a special filter. */
  children?: ReactNode;
};

/** Filters of a list in the URL. A choice applies at once, a search on Enter. Works without JavaScript. */
export function FilterBar({ page, label, filters, search, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);

  const apply = () => {
    const entries = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (typeof value === 'string' && value.trim() !== '') entries.set(name, value.trim());
    void router.navigate({ href: `${dashboardHref(page)}?${entries}` });
  };
  useCommands([
    {
      label: m.admin_filter_search(),
      keys: '/',
      run: () => form.current?.querySelector<HTMLInputElement>('[data-search]')?.focus(),
    },
  ]);
  const isSearch = ({ kind }: Filter) => kind === 'search';
  const searches = filters.filter(isSearch);
  const others = filters.filter((filter) => !isSearch(filter));
  const used = others.filter(({ name }) => search[name]).length;
  const fieldOf = (filter: Filter) => (
    <FilterField key={filter.name} filter={filter} value={search[filter.name] ?? ''} onChange={apply} />
  );
  // A new key after each navigation: back and forward show the values of the URL.
  return (
    <search aria-label={label}>
      <form
        key={JSON.stringify(search)}
        ref={form}
        method="get"
        action={dashboardHref(page)}
        className={bar}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <input type="hidden" name="lang" value={getLocale()} />
        {searches.map(fieldOf)}
        {others.length > 0 ? (
          <>
            <button
              type="button"
              className={cx(quietButton, moreButton)}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {used > 0 ? m.admin_filter_more_used({ count: formatNumber(used) }) : m.admin_filter_more()}
            </button>
            <div className={more} data-open={isOpen}>
              {others.map(fieldOf)}
            </div>
          </>
        ) : null}
        <button type="submit" className={quietButton}>
          {m.admin_filter_apply()}
        </button>
        {children}
      </form>
    </search>
  );
}
