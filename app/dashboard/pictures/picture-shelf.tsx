import { css } from '@linaria/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { textButton } from '#app/components/ui/button.ts';
import { control } from '#app/components/ui/field.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { LibraryPicture } from '#contract/staff-pictures.ts';
import { pictureQueries } from './library-pictures.queries.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space(8)};
  max-height: 18rem;
  overflow-y: auto;

  & button {
    display: grid;
    width: 100%;
    padding: ${space(4)};
    background: ${color.surface};
    border: 1px solid ${color.hairline};
    cursor: pointer;
  }

  & button:hover {
    border-color: ${color.primary};
  }

  & img {
    width: 100%;
    height: 5rem;
    object-fit: cover;
  }

  & span {
    overflow: hidden;
    font-size: 0.8125rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The newest uploaded pictures, to choose one. */
export function PictureShelf({ onChoose }: { onChoose: (picture: LibraryPicture) => void }) {
  const [query, setQuery] = useState('');
  const { data, isPending, isError, refetch } = useQuery(
    pictureQueries.list({ size: 40, query: useDeferredValue(query) }),
  );
  return (
    <>
      <input
        type="search"
        className={control}
        value={query}
        aria-label={m.admin_picture_search()}
        placeholder={m.admin_picture_search()}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      {isError ? (
        <p role="alert">
          {m.admin_problem_lost()}{' '}
          <button type="button" className={textButton} onClick={() => void refetch()}>
            {m.error_retry()}
          </button>
        </p>
      ) : null}
      {data?.data.length === 0 ? <p>{m.admin_pictures_none()}</p> : null}
      <ul className={grid} aria-label={m.admin_pictures()} aria-busy={isPending}>
        {data?.data.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-label={m.admin_picture_choose({ name: picture.name })}
              onClick={() => onChoose(picture)}
            >
              <img src={picture.previewUrl} alt="" loading="lazy" />
              <span>{picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
