import { css } from '@linaria/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { MapNote, Place } from './place.ts';
import { SchematicMap } from './schematic-map.tsx';
import { useInView } from './use-in-view.ts';

const KakaoMap = lazy(async () => ({ default: (await import('./kakao-map.tsx')).KakaoMap }));

const figure = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
  background: ${color.surface};
`;

const sheet = css`
  position: relative;
  min-height: 0;
  overflow: hidden;
`;

const caption = css`
  display: grid;
  gap: ${space(4)};
  padding: ${space(12)} ${space(16)};
  border-top: 1px solid ${color.text};
  ${type.note}
  color: ${color.muted};
`;

type Props = {
  places: readonly Place[];
  /** What the map is of: its name for screen readers. */
  label: string;
  /** Areas and landmarks, for the drawn map. */
  notes?: readonly MapNote[];
  /** The key of the maps service; without one the map is our own drawing. */
  mapKey: string | undefined;
  selectedId?: number | undefined;
  onSelect?: (id: number) => void;
  /** The pointer came onto a place, or left it. */
  onPoint?: (id: number | undefined) => void;
  /** What stands below the map. */
  children?: React.ReactNode;
};

const none: readonly MapNote[] = [];

/**
 * Places on a map, as high as what it lies in. It is drawn by ourselves first; with a key the service's map takes its
 * place once it has come into view and loaded. When that fails, the drawing stays.
 */
export function PlaceMap({ notes = none, children, ...props }: Props) {
  const { places, label, mapKey, selectedId, onSelect, onPoint } = props;
  const element = useRef<HTMLElement>(null);
  const isSeen = useInView(element);
  const [state, setState] = useState<'drawn' | 'live' | 'failed'>('drawn');
  const shared = { places, label, selectedId, onSelect, onPoint };
  return (
    <figure ref={element} className={figure} aria-label={label}>
      <div className={sheet}>
        {state === 'live' ? null : <SchematicMap notes={notes} {...shared} />}
        {mapKey && isSeen && state !== 'failed' ? (
          <Suspense>
            <KakaoMap
              mapKey={mapKey}
              onReady={() => setState('live')}
              onFail={() => setState('failed')}
              {...shared}
            />
          </Suspense>
        ) : null}
      </div>
      <figcaption className={caption}>
        {children}
        {state === 'failed' ? <p role="status">{m.map_failed()}</p> : null}
        {state === 'live' ? null : <p>{m.map_drawn()}</p>}
      </figcaption>
    </figure>
  );
}
