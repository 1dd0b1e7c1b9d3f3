const example = {
  ...{
    number: '',
    material: 'LMB-07',
    madeOn: '2026-11-03',
    testedOn: '2026-11-06',
    expiresOn: '2028-11-02',
  },
  ...{ count: '8e12', replicates: '6', deviation: '3', method: 'cytometry' },
  ...{ instrument: 'FC-02', analyst: 'OJR' },
};

type Cells = typeof example;

export function newLot(number: string, other: Partial<Cells> = {}): Cells {
  return { ...example, number, ...other };
}

export function lotFile(...lots: Cells[]): string {
  return [Object.keys(example), ...lots.map((lot) => Object.values(lot)), ['']]
    .map((cells) => cells.join(','))
    .join('\n');
}
