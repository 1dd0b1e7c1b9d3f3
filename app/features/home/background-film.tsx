import { css, cx } from '@linaria/core';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { loadExtra } from '#app/routing/failed-load.ts';
import { container } from '#app/styles/globals.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import { onIdleIfWanted } from './background-wanted.ts';
import { fill } from './hero-picture.tsx';
import type { FilmStyles } from './moving-cells.tsx';

async function loadMovingCells(): Promise<{ default: ComponentType<{ styles: FilmStyles }> }> {
  const { MovingCells: component } = await import('./moving-cells.tsx');
  return { default: component };
}

const MovingCells = lazy(() => loadExtra(loadMovingCells, { default: () => null }));

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0)} ${space(16)};
  min-height: ${space(60)};
  ${type.note}
  color: ${color.darkMuted};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.darkText};
    font-weight: 600;
  }
`;

const film = css`
  opacity: 0;
  transition: opacity 1.2s;
`;

const filmShown = css`
  opacity: 1;
`;

const button = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  color: ${color.darkText};
  background: none;
  border: 1px solid ${color.darkHairline};
  border-radius: 2px;
  cursor: pointer;

  &:hover {
    border-color: ${color.darkText};
  }
`;

/** The picture's caption, and the background film with its pause button. */
export function BackgroundFilm({ isCountable }: { isCountable: boolean }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onIdleIfWanted(() => setWanted(true)), []);

  return (
    <div className={cx(container, foot)}>
      <p>{m.home_hero_caption()}</p>
      {isCountable ? (
        <a id="count-link" href="#count">
          {m.count_link()}
        </a>
      ) : null}
      {isWanted ? (
        <Suspense fallback={null}>
          <MovingCells styles={{ film: cx(fill, film), filmShown, button }} />
        </Suspense>
      ) : null}
    </div>
  );
}
