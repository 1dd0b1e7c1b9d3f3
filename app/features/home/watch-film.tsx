import { css } from '@linaria/core';
import { FilmLink } from '#app/components/media/film-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space } from '#app/styles/tokens.ts';

const watch = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space(16)};
  margin-top: ${space(32)};
  color: #fff;
  font-weight: 600;
  text-decoration: none;

  ${from.large} {
    align-self: start;
    justify-self: end;
    padding: ${space(12)} ${space(28)} ${space(12)} ${space(12)};
    background: rgb(13 26 21 / 78%);
  }

  & svg {
    flex: none;
    padding: ${space(20)};
    width: ${space(60)};
    height: ${space(60)};
    border: 1px solid currentColor;
    border-radius: 50%;
    transition: color 0.15s, background-color 0.15s;
  }

  ${from.large} {
    & svg {
      width: ${space(80)};
      height: ${space(80)};
      padding: ${space(28)};
    }
  }

  & small {
    display: block;
    color: ${color.darkText};
    font-weight: 400;
    font-size: 0.875rem;
  }

  &:hover svg {
    color: ${color.dark};
    background: #fff;
    border-color: #fff;
  }
`;

export function WatchFilm() {
  return (
    <FilmLink film="company" className={watch}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 1l15 9-15 9z" fill="currentColor" />
      </svg>
      <span>
        {m.video_watch()} <small>{m.video_length()}</small>
      </span>
    </FilmLink>
  );
}
