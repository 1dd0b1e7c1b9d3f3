import { css } from '@linaria/core';
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { loadExtra } from '#app/routing/failed-load.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import type { KakaoMapProps } from './kakao-map.tsx';
import type { MapNote, Place } from './place.ts';
import { SchematicMap } from './schematic-map.tsx';

function MissingMap({ onFail }: Pick<KakaoMapProps, 'onFail'>) {
  useEffect(onFail, [onFail]);
  return null;
}

async function loadKakaoMap(): Promise<{ default: ComponentType<KakaoMapProps> }> {
  const { KakaoMap: component } = await import('./kakao-map.tsx');
  return { default: component };
}

const KakaoMap = lazy(() => loadExtra(loadKakaoMap, { default: MissingMap }));

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
  label: string;
  notes?: readonly MapNote[];
  mapKey: string | undefined;
  selectedId?: number | undefined;
  onSelect?: (id: number) => void;
  onPoint?: (id: number | undefined) => void;
  children?: React.ReactNode;
};

const none: readonly MapNote[] = [];

function useInView(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isSeen]);
  return isSeen;
}

/** Starts as a drawing. With a key, the service's map replaces it once it is in view and has loaded. */
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
