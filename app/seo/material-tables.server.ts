import { findInApi } from '#app/api-client/api-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Material } from '#contract/materials.ts';
import { materialSlug, unitSymbol } from '#rules/material-code.ts';

/* The values of a material's figures for spreadsheets and programs, with English names and plain numbers. */

const tablePath = /^\/business\/material\/([A-Z0-9]+(?:-[A-Z0-9]+)*)\/(stability|distribution)\.csv$/;

export function isMaterialTable(pathname: string): boolean {
  return tablePath.test(pathname);
}

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

const rowsOf = { stability: stabilityRows, distribution: distributionRows };

/** Undefined where there is no such material, or nothing measured. */
export async function materialTable(pathname: string): Promise<string | undefined> {
  const [, slug = '', table] = tablePath.exec(pathname) ?? [];
  if (table !== 'stability' && table !== 'distribution') return undefined;
  const found = await findInApi(endpoints.getMaterial, { params: { code: slug } });
  if (!found || materialSlug(found.data.comparison?.code ?? '') !== slug) return undefined;
  const rows = rowsOf[table](found.data);
  return rows.length > 0 ? csvText(rows) : undefined;
}
