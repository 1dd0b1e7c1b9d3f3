import { css } from '@linaria/core';
import { color, tracking } from '#app/styles/tokens.ts';
import type { Label } from './labels.ts';
import { type MapNote, type Place, placeElementId } from './place.ts';
import { type Pixel, type Projection, pixelsPerKilometre } from './projection.ts';

/** Outline that separates text from the lines behind it. */
const halo = `
  paint-order: stroke;
  stroke: ${color.surface};
  stroke-width: 4px;
  stroke-linejoin: round;
`;

export const areaLabel = css`
  fill: ${color.muted};
  font-size: 12px;
  letter-spacing: ${tracking.label};
  ${halo}
`;

const landmarkSign = css`
  fill: none;
  stroke: ${color.muted};
  stroke-width: 1.5;
`;

const ring = css`
  fill: none;
  stroke: ${color.border};
  stroke-dasharray: 2 4;
`;

const dot = css`
  cursor: pointer;

  & .target {
    fill: transparent;
  }

  & .point {
    fill: ${color.primary};
    stroke: ${color.surface};
    stroke-width: 1.5;
    transition: r 0.15s;
  }

  &:hover .point {
    r: 8px;
  }

  & text {
    fill: ${color.text};
    font-size: 12px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    ${halo}
  }
`;

const chosenDot = css`
  & .point {
    fill: ${color.primary};
    stroke: ${color.accent};
    stroke-width: 4;
  }

  & text {
    fill: ${color.text};
    font-size: 14px;
    font-weight: 700;
    paint-order: stroke;
    stroke: ${color.surface};
    stroke-width: 6px;
    stroke-linejoin: round;
  }
`;

/** Kilometres. */
const rings = [0.5, 1, 2];

const edge = 40;

type DotProps = {
  place: Place;
  at: Pixel;
  label: Label | undefined;
  onSelect: ((id: number) => void) | undefined;
  onPoint: ((id: number | undefined) => void) | undefined;
};

export function Dot({ place, at, label, onSelect, onPoint }: DotProps) {
  return (
    <a
      className={dot}
      href={`#${placeElementId(place.id)}`}
      // The keyboard reaches the place in the list.
      tabIndex={-1}
      aria-label={`${place.mark} ${place.name}`.trim()}
      lang={place.lang}
      onClick={(event) => {
        if (!onSelect) return;
        event.preventDefault();
        onSelect(place.id);
      }}
      onPointerEnter={() => onPoint?.(place.id)}
      onPointerLeave={() => onPoint?.(undefined)}
    >
      <circle className="target" cx={at.x} cy={at.y} r={14} />
      <circle className="point" cx={at.x} cy={at.y} r={5.5} />
      {label ? (
        <text x={label.x} y={label.y} textAnchor={label.anchor}>
          {label.text}
        </text>
      ) : null}
    </a>
  );
}

/** The selected place, drawn last. */
export function Chosen({ label, at, lang }: { label: Label; at: Pixel; lang: Place['lang'] }) {
  return (
    <g className={chosenDot} pointerEvents="none" lang={lang}>
      <circle className="point" cx={at.x} cy={at.y} r={8} />
      <text x={label.x} y={label.y} textAnchor={label.anchor}>
        {label.text}
      </text>
    </g>
  );
}

export function Landmarks({ notes, projection }: { notes: readonly MapNote[]; projection: Projection }) {
  return notes
    .filter(({ kind }) => kind === 'landmark')
    .map((note) => {
      const { x, y } = projection.toPixels(note);
      return <path key={note.label} className={landmarkSign} d={`M${x - 5} ${y}h10M${x} ${y - 5}v10`} />;
    });
}

export function Rings({ center, projection }: { center: Pixel; projection: Projection }) {
  return rings.map((kilometres) => {
    const radius = kilometres * pixelsPerKilometre(projection);
    return (
      <g key={kilometres}>
        <circle className={ring} cx={center.x} cy={center.y} r={radius} />
        {center.y - radius > edge ? (
          <text className={areaLabel} x={center.x} y={center.y - radius - 6} textAnchor="middle">
            {kilometres < 1 ? `${kilometres * 1000} m` : `${kilometres} km`}
          </text>
        ) : null}
      </g>
    );
  });
}
