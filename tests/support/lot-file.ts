const columns = [
  'number',
  'material',
  'madeOn',
  'testedOn',
  'expiresOn',
  'count',
  'replicates',
  'deviation',
  'method',
  'instrument',
  'analyst',
] as const;

type Cells = Record<(typeof columns)[number], string>;

export function newLot(number: string, other: Partial<Cells> = {}): Cells {
  return {
    ...{ number, material: 'LMB-07', madeOn: '2026-11-03', testedOn: '2026-11-06', expiresOn: '2028-11-02' },
    ...{ count: '8e12', replicates: '6', deviation: '3', method: 'cytometry' },
    ...{ instrument: 'FC-02', analyst: 'OJR' },
    ...other,
  };
}

export function lotFile(...lots: Cells[]): string {
  return [columns.join(','), ...lots.map((lot) => columns.map((name) => lot[name]).join(',')), ''].join('\n');
}
