import { css, cx } from '@linaria/core';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { primaryButton } from '#app/components/ui/button.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { hiddenText } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { searchQueryMaxLength } from '#contract/filters.ts';
import type { Choice } from './choices.queries.ts';
import { SearchField } from './search-field.tsx';
import type { QueryState } from './search-words.ts';

const form = css`
  display: grid;
  gap: ${space(8)};

  & label {
    font-weight: 600;
  }

  @media (max-width: 767px) {
    & label {
      ${hiddenText}
    }
  }
`;

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(8)};

  ${from.medium} {
    gap: ${space(12)};

    & input {
      min-height: ${space(60)};
      font-size: 1.25rem;
    }
  }
`;

const hint = css`
  ${type.note}
  color: ${color.muted};
`;

const besideResults = css`
  display: none;

  ${from.medium} {
    display: block;
  }
`;

const error = css`
  color: ${color.error};
  font-weight: 500;
`;

/** A plain GET form: each result has a URL. */
export function SearchForm({ q, state }: { q: string; state: QueryState }) {
  const navigate = useNavigate();
  const isTooLong = state === 'too-long';

  const searchFor = (words: string) =>
    navigate({ to: '/search', search: { q: words || undefined }, resetScroll: false });

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    if (typeof typed !== 'string') return;
    await searchFor(typed.trim());
  };

  const choose = ({ q: chosen, href }: Choice) =>
    href === undefined ? searchFor(chosen) : navigate({ href });

  return (
    <search>
      <form action="/search" method="get" onSubmit={search} className={form}>
        <input type="hidden" name="lang" value={getLocale()} />
        <label htmlFor="q">{m.search_label()}</label>
        <div className={row}>
          <SearchField
            q={q}
            describedBy={isTooLong ? 'q-error q-hint' : 'q-hint'}
            isInvalid={isTooLong}
            onChoose={choose}
          />
          <button type="submit" className={primaryButton}>
            {m.search_submit()}
          </button>
        </div>
        {isTooLong ? (
          <p id="q-error" role="alert" className={error}>
            {m.search_too_long({ max: searchQueryMaxLength })}
          </p>
        ) : null}
        <p id="q-hint" className={cx(hint, state === 'ready' && besideResults)}>
          {m.search_hint()}
        </p>
      </form>
    </search>
  );
}
