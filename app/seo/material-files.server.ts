import { findInApi } from '#app/api-client/api-client.server.ts';
import { makeChamber, shownSquare } from '#app/counting-chamber/chamber.ts';
import { chamberPicture } from '#app/counting-chamber/chamber-picture.server.ts';
import { flowCountOf } from '#app/counting-chamber/flow-count.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Material } from '#contract/materials.ts';
import { materialSlug, unitSymbol } from '#rules/material-code.ts';

/* The values of a material's figures for spreadsheets and programs, with English names and plain numbers, and a drawing of its count. */

const filePath =
  /^\/business\/material\/([A-Z0-9]+(?:-[A-Z0-9]+)*)\/(stability\.csv|distribution\.csv|chamber\.svg)$/;

export function isMaterialFile(pathname: string): boolean {
  return filePath.test(pathname);
}

type MaterialFile = { type: string; text: string };

type Cell = string | number | null;

/** With a byte order mark, without which spreadsheets take UTF-8 for another encoding. */
function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map((cell) => cell ?? '').join()).join('\r\n')}\r\n`;
}

function stabilityRows({ measurements, comparison }: Material): Cell[][] {
  const unit = unitSymbol(comparison?.unit ?? '');
  const points = measurements?.stability ?? [];
  if (points.length === 0) return [];
  return [
    ['temperature (°C)', 'relative humidity (%)', 'lots', 'months', `mean count (${unit})`, 'moisture (%)'],
    ...points.map((point) => [
      ...[point.temperature, point.humidity, point.lots, point.months, point.count, point.moisture],
    ]),
  ];
}

function distributionRows({ measurements }: Material): Cell[][] {
  const distribution = measurements?.distribution;
  if (!distribution) return [];
  return [
    ['fluorescence from (a.u.)', 'fluorescence to (a.u.)', 'events', 'counted', 'cells/g'],
    ...distribution.classes.map(({ from, to, events }) => {
      const isCounted = from >= distribution.threshold;
      return [
        from,
        to,
        events,
        isCounted ? 'yes' : 'no',
        isCounted ? events * distribution.cellsPerEvent : 0,
      ];
    }),
  ];
}

function tableOf(rows: readonly (readonly Cell[])[]): MaterialFile | undefined {
  return rows.length > 0 ? { type: 'text/csv', text: csvText(rows) } : undefined;
}

function drawing(material: Material): MaterialFile | undefined {
  const flow = flowCountOf(material);
  return flow && { type: 'image/svg+xml', text: chamberPicture(makeChamber(flow.count), shownSquare) };
}

const files: Record<string, (material: Material) => MaterialFile | undefined> = {
  'stability.csv': (material) => tableOf(stabilityRows(material)),
  'distribution.csv': (material) => tableOf(distributionRows(material)),
  'chamber.svg': drawing,
};

/** Undefined where there is no such material, or nothing measured. */
export async function materialFile(pathname: string): Promise<MaterialFile | undefined> {
  const [, slug = '', name = ''] = filePath.exec(pathname) ?? [];
  const found = await findInApi(endpoints.getMaterial, { params: { code: slug } });
  if (!found || materialSlug(found.data.comparison?.code ?? '') !== slug) return undefined;
  return files[name]?.(found.data);
}
