import * as v from 'valibot';
import { type Suitability, suitabilitySchema } from '#contract/suitability.ts';
import { reasonsOf } from './parse-content.ts';
import { type Place, tableFault } from './table-fault.ts';

const head = 'criterion,value,basis,minutes,remaining';

type Line = { value: string; basis: string | undefined; minutes: number | null; remaining: number | null };
type Name = keyof Suitability;
type Reader = { list: Name; columns: number; read: (line: Line) => unknown };

const numberOr = (text: string, missing: number | null) => (text === '' ? missing : Number(text));

function readRange(text: string): { from: number | null; to: number | null } {
  const [from = '', to = from] = text.split('-');
  return { from: numberOr(from, null), to: numberOr(to, null) };
}

const plainValue = ({ value }: Line) => value;

/** `columns`: how many of the line a criterion takes. */
const readers: Readonly<Record<string, Reader>> = {
  use: { list: 'applications', columns: 2, read: plainValue },
  form: { list: 'forms', columns: 2, read: plainValue },
  heat: { list: 'heat', columns: 5, read: ({ value, ...line }) => ({ temperature: Number(value), ...line }) },
  ph: { list: 'acidity', columns: 3, read: ({ value, basis }) => ({ ...readRange(value), basis }) },
  market: { list: 'markets', columns: 3, read: ({ value, basis }) => ({ market: value, state: basis }) },
  claim: { list: 'claims', columns: 2, read: plainValue },
};

function emptyLists(): Record<Name, unknown[]> {
  return { applications: [], forms: [], heat: [], acidity: [], markets: [], claims: [] };
}

function parseLists(lists: Record<Name, unknown[]>, place: Place): Suitability {
  const parsed = v.safeParse(suitabilitySchema, lists);
  if (!parsed.success) throw tableFault(place, reasonsOf(parsed.issues));
  if (parsed.output.acidity.some(({ from, to }) => from > to)) throw tableFault(place, 'is no range');
  return parsed.output;
}

function readLine(text: string, place: Place): { list: Name; item: unknown } {
  const cells = text.split(',').map((cell) => cell.trim());
  const [criterion = '', value = '', basis = '', minutes = '', remaining = ''] = cells;
  const reader = Object.hasOwn(readers, criterion) ? readers[criterion] : undefined;
  if (!reader || value === '') throw tableFault(place, `${criterion} ${value} is no criterion with a value`);
  if (cells.slice(reader.columns).some(Boolean))
    throw tableFault(place, `has values that ${criterion} does not take`);
  const line = {
    value,
    basis: basis || undefined,
    minutes: numberOr(minutes, null),
    remaining: numberOr(remaining, null),
  };
  const item = reader.read(line);
  parseLists({ ...emptyLists(), [reader.list]: [item] }, place);
  return { list: reader.list, item };
}

/** @throws {ContentError} naming the line */
export function readSuitability(file: string, text: string): Suitability {
  const place: Place = { file, field: 'suitability' };
  const [first = '', ...lines] = text.trim().split(/\r?\n/);
  if (first.replaceAll(' ', '') !== head) throw tableFault(place, `the first line must be ${head}`);
  const rows = lines.map((line, index) => readLine(line, { ...place, line: index + 2 }));
  const all = emptyLists();
  for (const { list, item } of rows) all[list].push(item);
  return parseLists(all, place);
}

/** As `product.yaml` has them. */
export function writeSuitability(suitability: Suitability): string {
  const { applications, forms, heat, acidity, markets, claims } = suitability;
  const lines = [
    ...applications.map((value) => ['use', value, '', '', '']),
    ...forms.map((value) => ['form', value, '', '', '']),
    ...heat.map(({ temperature, basis, minutes, remaining }) => [
      'heat',
      temperature,
      basis,
      minutes ?? '',
      remaining ?? '',
    ]),
    ...acidity.map(({ from, to, basis }) => ['ph', from === to ? from : `${from}-${to}`, basis, '', '']),
    ...markets.map(({ market, state }) => ['market', market, state, '', '']),
    ...claims.map((value) => ['claim', value, '', '', '']),
  ];
  return `${[head, ...lines.map((line) => line.join())].join('\n')}\n`;
}
