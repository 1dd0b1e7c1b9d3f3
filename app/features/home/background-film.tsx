import { css, cx } from '@linaria/core';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { loadExtra } from '#app/routing/failed-load.ts';
import { container } from '#app/styles/globals.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import { onIdleIfWanted } from './background-wanted.ts';

async function loadMovingCells(): Promise<{ default: ComponentType }> {
  const { MovingCells: component } = await import('./moving-cells.tsx');
  return { default: component };
}

const MovingCells = lazy(() => loadExtra(loadMovingCells, { default: () => null }));

const foot = css`
  display: flex;
  align-items: center;
  gap: ${space(16)};
  min-height: ${space(60)};
  ${type.note}
  color: ${color.darkMuted};
`;

/** The picture's caption, and the background film with its pause button. */
export function BackgroundFilm() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onIdleIfWanted(() => setWanted(true)), []);

  return (
    <div className={cx(container, foot)}>
      <p>{m.home_hero_caption()}</p>
      {isWanted ? (
        <Suspense fallback={null}>
          <MovingCells />
        </Suspense>
      ) : null}
    </div>
  );
}
