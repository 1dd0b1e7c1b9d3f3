/** Powers of ten. */
const scales: Readonly<Record<string, number>> = {
  조: 12,
  万亿: 12,
  兆: 12,
  trillion: 12,
  billion: 9,
  억: 8,
  亿: 8,
  億: 8,
};

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const unit = 'cells/g|cells/mL|CFU/g|CFU/mL|particles/mL';
const scale = Object.keys(scales).join('|');

/** Not the articles of a law, such as 제15조. */
const scaled = new RegExp(
  `(?<!제\\d*)(${number})(?: ?(?:조|万亿|兆|trillion)|(?= (?:to|and) ${number} trillion))`,
  'g',
);
const withUnit = new RegExp(`(${number})(?: ?(${scale})| × 10([${superscripts}]+)) ?(${unit})`, 'g');
const column = new RegExp(`(?:조|trillion|万亿|兆) (?:${unit})`);

/** A number written in any language of the site, e.g. 7.5 and 조, or 1.0 and ¹⁰. */
export function toNumber(digits: string, scaleName = '', power = ''): number {
  const figures = Array.from(power, (figure) => superscripts.indexOf(figure)).join('');
  return Number(`${digits.replaceAll(',', '')}e${scales[scaleName] ?? Number(figures)}`);
}

/** Every number of trillions in a text, as 7.5e12 for 7.5조. */
export function trillionsIn(text: string): number[] {
  return Array.from(text.matchAll(scaled), ([, digits = '']) => toNumber(digits, '조'));
}

export type Count = { value: number; unit: string };

/** Counts with a scale and a unit, e.g. 200 billion CFU/g or 1.2 × 10¹⁰ particles/mL. */
export function countsIn(text: string): Count[] {
  return Array.from(text.matchAll(withUnit), ([, digits = '', scaleName, power, name = '']) => ({
    value: toNumber(digits, scaleName, power),
    unit: name,
  }));
}

export type TableRow = { header: string[]; cells: string[] };

export function tableRowsIn(text: string): TableRow[] {
  const blocks = text.split('\n').reduce<string[][]>(
    (tables, line) => {
      if (line.startsWith('|')) tables.at(-1)?.push(line);
      else if (tables.at(-1)?.length) tables.push([]);
      return tables;
    },
    [[]],
  );
  return blocks.flatMap(([head = '', , ...rows]) =>
    rows.map((row) => ({ header: cellsOf(head), cells: cellsOf(row) })),
  );
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Numbers of tables whose column or row is headed, for example, "Count (trillion cells/g)". */
export function trillionsInTables(text: string): number[] {
  return tableRowsIn(text).flatMap(({ header, cells }) =>
    cells.flatMap((cell, index) =>
      /^\d+\.\d+$/.test(cell) && (column.test(header[index] ?? '') || column.test(cells[0] ?? ''))
        ? [toNumber(cell, '조')]
        : [],
    ),
  );
}

const wordsAsFigures: readonly [RegExp, string][] = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, index): [RegExp, string] => [new RegExp(`\\b${word}\\b`, 'gi'), String(index + 1)],
  ),
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June?', 'July?', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
    (month, index): [RegExp, string] => [new RegExp(`\\b${month}[a-z]* (?=\\d)`, 'g'), `${index + 1} `],
  ),
  ...Array.from('一二三四五六七八九', (figure, index): [RegExp, string] => [
    new RegExp(figure, 'g'),
    String(index + 1),
  ]),
  [/[两兩]/g, '2'],
  ...['한 ', '두 ', '세 ', '네 ', '다섯 ', '여섯 ', '일곱 '].map((word, index): [RegExp, string] => [
    new RegExp(`(?<![가-힣])${word}`, 'g'),
    `${index + 1} `,
  ]),
];

/** Codes and names of substances hold figures that are no quantities. */
const names = /LMB-\d+|1,2-|16S|HAS2|PG-3|ISO \d+(?::\d+)?|https?:\S+|\]\([^)]*\)/g;

const measured = new RegExp(
  `(${number})(?: ?(${scale}))?[ -]?(?:%|mg|kg|µg|g|mL|L|℃|°C|nm|µm|M?Pa|mPa·s|k?Da|Mb|mm|log|cells|CFU|particles)(?![a-z])`,
  'g',
);

/** All numbers of a text, written with figures or, from one to twelve, as words. */
export function numbersIn(text: string): Set<number> {
  const plain = wordsAsFigures.reduce(
    (rest, [word, figures]) => rest.replace(word, figures),
    text.replace(names, ' '),
  );
  const found = plain.matchAll(new RegExp(`(${number})(?: ?(${scale}))?`, 'g'));
  return new Set(Array.from(found, ([, digits = '', scaleName]) => toNumber(digits, scaleName)));
}

/** The numbers of a text that carry a unit of measurement. */
export function measurementsIn(text: string): Set<number> {
  return new Set(
    Array.from(text.replace(names, ' ').matchAll(measured), ([, digits = '', scaleName]) =>
      toNumber(digits, scaleName),
    ),
  );
}
