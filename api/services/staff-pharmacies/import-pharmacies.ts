import { createHash } from 'node:crypto';
import { loadProductIds } from '#api/content/apply-products.ts';
import { lockContent } from '#api/content/lock-content.ts';
import { loadPharmacies, type NewPharmacy, storePharmacies } from '#api/content/store-pharmacies.ts';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import type { Locale } from '#contract/locales.ts';
import type { ImportFault, ImportItem, ImportPlan } from '#contract/staff-pharmacies.ts';
import type { PostedFile } from '#request-body/collect-files.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { type Cells, cellsOf, csvColumns, csvHeader } from './csv-columns.ts';
import { decodeCsv, readCsv } from './csv-file.ts';
import { ImportPlanner, type LineFault, type PlannedAct } from './import-plan.ts';
import { newSlug } from './pharmacy-edit.ts';
import { loadDistricts } from './pharmacy-places.ts';

const maxRows = 20_000;
const shown = 500;

type ImportRequest = {
  files: readonly PostedFile[] | undefined;
  closesMissing: boolean;
  /** Digest of the dry run whose result is stored; empty: a dry run. */
  digest: string;
  locale: Locale;
};

type Decoded = NonNullable<ReturnType<typeof decodeCsv>>;

/** @throws {ProblemError} validation_failed on `files` */
function decodedFile(files: ImportRequest['files']): Decoded {
  const [file, ...others] = files ?? [];
  if (!file) throw fieldProblem('files', 'required');
  if (others.length > 0) throw fieldProblem('files', 'too_many_files');
  const decoded = decodeCsv(file.bytes);
  if (!decoded || decoded.text.includes('\u0000')) throw fieldProblem('files', 'file_type');
  return decoded;
}

function planFile(planner: ImportPlanner, text: string, closesMissing: boolean): number {
  const { lines, brokenAt } = readCsv(text);
  const rows = Math.max(0, lines.length - 1);
  const fault = (line: number, code: LineFault['code']) =>
    planner.faults.push({ line, code, column: null, value: '' });
  if (brokenAt !== undefined) fault(brokenAt, 'malformed');
  else if (rows === 0) fault(1, 'empty_file');
  else if (rows > maxRows) fault(maxRows + 2, 'too_many_rows');
  else {
    planner.plan(lines);
    if (closesMissing && planner.faults.length === 0) planner.closeMissing();
  }
  return rows;
}

async function newPlanner(tx: Transaction, { encoding }: Decoded) {
  const productIds = await loadProductIds(tx);
  const planner = new ImportPlanner({
    productIds,
    mayHaveLostLetters: encoding === 'CP949',
    districts: await loadDistricts(tx),
    stored: await loadPharmacies(tx),
  });
  return { planner, productKeys: new Map([...productIds].map(([slug, id]) => [id, slug])) };
}

/** Covers all values that the plan stores, so that another result is not stored by mistake. */
function digestOf(acts: readonly PlannedAct[]): string {
  return createHash('sha256').update(JSON.stringify(acts)).digest('base64url');
}

function changesOf(before: Cells | undefined, after: Cells, locale: Locale): ImportItem['changes'] {
  return csvColumns
    .filter((column) => column !== 'key')
    .map((column) => ({
      column: csvHeader(column, locale),
      before: before?.get(column) ?? '',
      after: after.get(column) ?? '',
    }))
    .filter((change) => change.before !== change.after);
}

function toItem(
  { act, line, slug = '', before, after }: PlannedAct,
  productKeys: ReadonlyMap<number, string>,
  locale: Locale,
): ImportItem[] {
  if (!act) return [];
  const cells = (content: PlannedAct['after']) => cellsOf(slug, content, productKeys, locale);
  const changes = changesOf(before && cells(before), cells(after), locale);
  return [{ act, line: line ?? null, key: slug, name: cells(after).get('name:ko-KR') ?? '', changes }];
}

function toFault({ line, column, code, value, suggestions = [] }: LineFault, locale: Locale): ImportFault {
  return { line, column: column && csvHeader(column, locale), code, value, suggestions };
}

async function storeActs(
  tx: Transaction,
  { staffId }: StaffActor<'pharmacies.change'>,
  acts: readonly PlannedAct[],
): Promise<void> {
  const list: NewPharmacy[] = [];
  const taken = new Set<string>();
  for (const { act, slug, after } of acts) {
    if (!act) continue;
    const own = slug ?? (await newSlug(tx, after.translations, taken));
    taken.add(own);
    list.push({ slug: own, content: after });
  }
  await storePharmacies(tx, list, { editedAt: new Date(), editedBy: staffId });
}

function countActs(acts: readonly PlannedAct[]): ImportPlan['counts'] {
  const counts = { add: 0, change: 0, close: 0, reopen: 0, unchanged: 0 };
  for (const { act = 'unchanged' } of acts) counts[act] += 1;
  return counts;
}

/** @throws {ProblemError} validation_failed on `files`; conflict when the plan is another one than `digest` */
export function importPharmacies(
  { db }: Pick<ApiDeps, 'db'>,
  actor: StaffActor<'pharmacies.change'>,
  { files, closesMissing, digest: wanted, locale }: ImportRequest,
): Promise<ImportPlan> {
  const decoded = decodedFile(files);
  return db.transaction(async (tx) => {
    if (wanted) await lockContent(tx);
    await holdActor(tx, actor);
    const { planner, productKeys } = await newPlanner(tx, decoded);
    const rows = planFile(planner, decoded.text, closesMissing);
    const { acts, faults } = planner;
    const digest = faults.length === 0 ? digestOf(acts) : '';
    if (wanted && wanted !== digest) throw new ProblemError('conflict');
    if (wanted) await storeActs(tx, actor, acts);
    const planned = acts.filter(({ act }) => act).slice(0, shown);
    return {
      encoding: decoded.encoding,
      rows,
      counts: countActs(acts),
      items: planned.flatMap((act) => toItem(act, productKeys, locale)),
      faults: faults.slice(0, shown).map((fault) => toFault(fault, locale)),
      faultCount: faults.length,
      digest: wanted ? '' : digest,
      isStored: wanted !== '',
    };
  });
}
