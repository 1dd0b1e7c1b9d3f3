import { css } from '@linaria/core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Graticule } from './graticule.tsx';
import { nameLabel } from './labels.ts';
import { Land, Locator } from './locator.tsx';
import { locatorCorner } from './locator-corner.ts';
import { layOutLabels } from './map-labels.ts';
import { areaLabel, Chosen, Dot, Landmarks, Rings } from './map-signs.tsx';
import type { MapNote, Place } from './place.ts';
import type { Size } from './projection.ts';
import { fitPoints } from './projection.ts';
import { ScaleBar } from './scale-bar.tsx';

const picture = css`
  display: block;
  width: 100%;
  height: 100%;
`;

/** Size on the server and without JavaScript: about that of a map beside a list. */
const usualSize: Size = { width: 640, height: 720 };

function useElementSize(ref: RefObject<Element | null>): Size {
  const [size, setSize] = useState(usualSize);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      const height = Math.round(entry?.contentRect.height ?? 0);
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** Pixels per degree. Above this, the country's points are too far apart to read as one shape. */
const finestLand = 260;

const margin = 64;

type Props = {
  places: readonly Place[];
  notes: readonly MapNote[];
  label: string;
  selectedId: number | undefined;
  onSelect: ((id: number) => void) | undefined;
  onPoint: ((id: number | undefined) => void) | undefined;
};

/** A drawn map without outside requests: places on a graticule, true to scale. */
export function SchematicMap(props: Props) {
  const { places, notes, label, selectedId } = props;
  const frame = useRef<SVGSVGElement>(null);
  const size = useElementSize(frame);
  const projection = useMemo(() => {
    const landmarks = notes.filter(({ kind }) => kind === 'landmark');
    return fitPoints([...places, ...landmarks], size, margin);
  }, [places, notes, size]);
  const isDetail = projection.pixelsPerDegree.y > finestLand;
  const locator = useMemo(
    () => (isDetail ? locatorCorner(places.map(projection.toPixels), size) : undefined),
    [isDetail, places, projection, size],
  );
  const selected = places.find(({ id }) => id === selectedId);
  const name = useMemo(
    () =>
      selected
        ? nameLabel(selected.name, projection.toPixels(selected), places.map(projection.toPixels), size)
        : undefined,
    [selected, places, projection, size],
  );
  const labels = useMemo(
    () => layOutLabels(places, notes, projection, size, locator, name),
    [places, notes, projection, size, locator, name],
  );
  const [only] = places.length === 1 ? places : [];
  return (
    <svg ref={frame} className={picture} viewBox={`0 0 ${size.width} ${size.height}`}>
      <title>{label}</title>
      <Graticule projection={projection} size={size} />
      {isDetail ? null : <Land projection={projection} />}
      {only ? <Rings center={projection.toPixels(only)} projection={projection} /> : null}
      {labels.areas.map(({ anchor, text, ...at }) => (
        <text key={`${text} ${at.x}`} className={areaLabel} textAnchor={anchor} {...at}>
          {text}
        </text>
      ))}
      <Landmarks notes={notes} projection={projection} />
      {labels.landmarks.map(({ anchor, text, ...at }) => (
        <text key={text} className={areaLabel} textAnchor={anchor} {...at}>
          {text}
        </text>
      ))}
      {places.map((place) => (
        <Dot
          key={place.id}
          place={place}
          at={projection.toPixels(place)}
          label={labels.marks.get(place.id)}
          onSelect={props.onSelect}
          onPoint={props.onPoint}
        />
      ))}
      <ScaleBar projection={projection} size={size} />
      {locator ? <Locator bounds={projection.bounds} at={locator} /> : null}
      {selected && name ? (
        <Chosen label={name} at={projection.toPixels(selected)} lang={selected.lang} />
      ) : null}
    </svg>
  );
}
