import { createHash } from 'node:crypto';
import { lockContent } from '#api/content/lock-content.ts';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import type { ImportAct, ImportFault, ImportItem } from '#contract/csv-import.ts';
import type { Locale } from '#contract/locales.ts';
import type { PostedFile } from '#request-body/collect-files.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { decodeCsv, readCsv } from './csv-file.ts';
import { type CellFault, type GivenCells, type LineFault, readRows } from './csv-rows.ts';
import type { CsvWords } from './csv-words.ts';

const maxRows = 20_000;
const shown = 500;

export type ImportRequest = {
  files: readonly PostedFile[] | undefined;
  /** Digest of the dry run whose result is stored; empty: a dry run. */
  digest: string;
  locale: Locale;
};

/** `act` undefined: no change. `line` undefined: the file lacks the item. `key` undefined: it gets one when it is stored. */
export type PlannedAct<TContent> = {
  act: ImportAct | undefined;
  line: number | undefined;
  key: string | undefined;
  before: TContent | undefined;
  after: TContent;
};

export type Planner<TColumn, TContent> = {
  acts: PlannedAct<TContent>[];
  planRow(line: number, cells: GivenCells<TColumn>): CellFault<TColumn>[];
  finish?(): void;
  cellsOf(key: string, content: TContent): GivenCells<TColumn>;
  nameOf(content: TContent): string;
  warningOf?(act: PlannedAct<TContent>): ImportItem['warning'];
};

export type ImportedList<TColumn extends string, TContent> = {
  titles: CsvWords<TColumn>;
  newPlanner(tx: Transaction, encoding: Decoded['encoding']): Promise<Planner<TColumn, TContent>>;
  store(tx: Transaction, acts: readonly PlannedAct<TContent>[]): Promise<void>;
};

type Decoded = NonNullable<ReturnType<typeof decodeCsv>>;

function decodedFile(files: ImportRequest['files']): Decoded {
  const [file, ...others] = files ?? [];
  if (!file) throw fieldProblem('files', 'required');
  if (others.length > 0) throw fieldProblem('files', 'too_many_files');
  const decoded = decodeCsv(file.bytes);
  if (!decoded || decoded.text.includes('\u0000')) throw fieldProblem('files', 'file_type');
  return decoded;
}

type Read<TColumn> = { rows: number; faults: LineFault<TColumn>[] };

function planFile<TColumn extends string, TContent>(
  text: string,
  titles: CsvWords<TColumn>,
  planner: Planner<TColumn, TContent>,
): Read<TColumn> {
  const { lines, brokenAt } = readCsv(text);
  const rows = Math.max(0, lines.length - 1);
  const refused = (line: number, code: ImportFault['code']): Read<TColumn> => ({
    rows,
    faults: [{ line, code, column: null, value: '' }],
  });
  if (brokenAt !== undefined) return refused(brokenAt, 'malformed');
  if (rows === 0) return refused(1, 'empty_file');
  if (rows > maxRows) return refused(maxRows + 2, 'too_many_rows');
  const faults = readRows(lines, titles, (line, cells) => planner.planRow(line, cells));
  if (faults.length === 0) planner.finish?.();
  return { rows, faults };
}

/** Covers all values that the plan stores, so that another result is not stored by mistake. */
function digestOf(acts: readonly PlannedAct<unknown>[]): string {
  return createHash('sha256').update(JSON.stringify(acts)).digest('base64url');
}

function toItem<TColumn extends string, TContent>(
  planned: PlannedAct<TContent>,
  planner: Planner<TColumn, TContent>,
  titles: CsvWords<TColumn>,
  locale: Locale,
): ImportItem[] {
  const { act, line = null, key = '', before, after } = planned;
  if (!act) return [];
  const old = before && planner.cellsOf(key, before);
  const next = planner.cellsOf(key, after);
  const changes = titles.keys
    .slice(1)
    .map((column) => ({
      column: titles.write(column, locale),
      before: old?.get(column) ?? '',
      after: next.get(column) ?? '',
    }))
    .filter((change) => change.before !== change.after);
  const warning = planner.warningOf?.(planned) ?? null;
  return [{ act, line, key, name: planner.nameOf(after), changes, warning }];
}

function countActs(acts: readonly PlannedAct<unknown>[]) {
  const counts = { add: 0, change: 0, close: 0, reopen: 0, unchanged: 0 };
  for (const { act = 'unchanged' } of acts) counts[act] += 1;
  return counts;
}

/** @throws {ProblemError} validation_failed on `files`; conflict when the plan is another one than `digest` */
export function importFile<TColumn extends string, TContent>(
  { db }: Pick<ApiDeps, 'db'>,
  actor: StaffActor,
  { files, digest: wanted, locale }: ImportRequest,
  { titles, newPlanner, store }: ImportedList<TColumn, TContent>,
) {
  const { text, encoding } = decodedFile(files);
  return db.transaction(async (tx) => {
    if (wanted) await lockContent(tx);
    await holdActor(tx, actor);
    const planner = await newPlanner(tx, encoding);
    const { rows, faults } = planFile(text, titles, planner);
    const { acts } = planner;
    const digest = faults.length === 0 ? digestOf(acts) : '';
    if (wanted && wanted !== digest) throw new ProblemError('conflict');
    const toStore = acts.filter(({ act }) => act);
    if (wanted) await store(tx, toStore);
    return {
      encoding,
      rows,
      counts: countActs(acts),
      items: toStore.slice(0, shown).flatMap((act) => toItem(act, planner, titles, locale)),
      faults: faults.slice(0, shown).map(
        ({ line, column, code, value, suggestions = [] }): ImportFault => ({
          ...{ line, column: column && titles.write(column, locale), code, value, suggestions },
        }),
      ),
      faultCount: faults.length,
      digest: wanted ? '' : digest,
      isStored: wanted !== '',
    };
  });
}
