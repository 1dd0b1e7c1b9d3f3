import { around, boxOf, type Label, labelPlacer, nameSize } from './labels.ts';
import { locatorBox } from './locator-corner.ts';
import type { MapNote, Place } from './place.ts';
import type { Pixel, Projection, Size } from './projection.ts';

const dotRadius = 7;

function writtenEdges({ width, height }: Size) {
  return [
    { left: 0, right: width, top: 0, bottom: 26 },
    { left: 0, right: 64, top: 0, bottom: height },
    { left: 0, right: 200, top: height - 34, bottom: height },
  ];
}

type Labels = { marks: ReadonlyMap<number, Label>; landmarks: Label[]; areas: Label[] };

/** Labels without room are left out; the list has them. */
export function layOutLabels(
  places: readonly Place[],
  notes: readonly MapNote[],
  projection: Projection,
  size: Size,
  locator: Pixel | undefined,
  selected: Label | undefined,
): Labels {
  const placer = labelPlacer(size);
  for (const box of writtenEdges(size)) placer.keepBoxFree(box);
  if (locator) placer.keepBoxFree(locatorBox(locator));
  if (selected) placer.keepBoxFree(boxOf(selected, nameSize));
  const pixels = [...places, ...notes.filter(({ kind }) => kind === 'landmark')].map(projection.toPixels);
  for (const { x, y } of pixels) placer.keepFree(x, y, dotRadius);
  const labelsOf = (kind: MapNote['kind'], fontSize: number) =>
    notes
      .filter((note) => note.kind === kind)
      .flatMap((note) => {
        const { x, y } = projection.toPixels(note);
        const [right, left, above, below] = around(x, y, note.label, 12);
        const centred: Label = { text: note.label, x, y: y + 4, anchor: 'middle' };
        const candidates = kind === 'area' ? [centred, above, below] : [right, left, above, below];
        return placer.place(
          candidates.filter((label) => label !== undefined),
          fontSize,
        );
      });
  return {
    marks: new Map(
      places.flatMap((place) => {
        const { x, y } = projection.toPixels(place);
        return placer.place(around(x, y, place.mark, 10), 12).map((label) => [place.id, label] as const);
      }),
    ),
    landmarks: labelsOf('landmark', 12),
    areas: labelsOf('area', 12),
  };
}
