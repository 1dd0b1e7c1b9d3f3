import * as v from 'valibot';
import { type Revision, revisionSchema } from '#contract/materials.ts';
import { reasonsOf } from './parse-content.ts';
import { type Place, tableFault } from './table-fault.ts';

const head = 'number,date,changes';

function readLine(line: string, place: Place): Revision {
  const [number = '', date, changes = '', ...more] = line.split(',').map((cell) => cell.trim());
  if (more.length > 0) throw tableFault(place, 'has more than 3 values');
  const row = { number: Number(number), date, changes: changes.split(/\s+/).filter(Boolean) };
  const parsed = v.safeParse(revisionSchema, row);
  if (!parsed.success) throw tableFault(place, reasonsOf(parsed.issues));
  return parsed.output;
}

/** Numbers increase by one, dates do not go back, and the last line is the sheet's revision. */
export function readRevisions(
  file: string,
  text: string,
  { revision, revisedOn }: { revision: number; revisedOn: string },
): Revision[] {
  const place: Place = { file, field: 'revisions' };
  const [first = '', ...lines] = text.trim().split(/\r?\n/);
  if (first.replaceAll(' ', '') !== head) throw tableFault(place, `the first line must be ${head}`);
  const revisions = lines.map((line, index) => readLine(line, { ...place, line: index + 2 }));
  for (const [index, { number, date }] of revisions.entries()) {
    const previous = revisions[index - 1];
    if (previous && (number !== previous.number + 1 || date < previous.date))
      throw tableFault({ ...place, line: index + 2 }, 'does not follow the line above it');
  }
  const last = revisions.at(-1);
  if (last?.number !== revision || last.date !== revisedOn)
    throw tableFault(place, `the last line must be revision ${revision} of ${revisedOn}`);
  return revisions;
}

export function writeRevisions(revisions: readonly Revision[]): string {
  const lines = revisions.map(({ number, date, changes }) => [number, date, changes.join(' ')].join());
  return `${[head, ...lines].join('\n')}\n`;
}
