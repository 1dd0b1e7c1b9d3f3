import { createHash } from 'node:crypto';
import { eq, inArray, like, or } from 'drizzle-orm';
import { byLocale } from '#api/content/changes.ts';
import { lockContent } from '#api/content/lock-content.ts';
import {
  findPharmacy,
  type PharmacyContent,
  type StoredPharmacy,
  storePharmacies,
} from '#api/content/store-pharmacies.ts';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { pharmacies, products, staff } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { FieldError } from '#contract/field-codes.ts';
import type { PharmacyInput, StaffPharmacy } from '#contract/staff-pharmacies.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { findPharmacyFaults, type PharmacyFault } from './pharmacy-faults.ts';
import { loadDistricts } from './pharmacy-places.ts';

type Changing = StaffActor<'pharmacies.change'>;

/** Changes with each change of the content. */
function versionOf(content: PharmacyContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

async function toAnswer(db: Database | Transaction, found: StoredPharmacy): Promise<StaffPharmacy> {
  const { id, slug: key, editedAt, editedBy, content } = found;
  const { productIds, ...rest } = content;
  const [editor] =
    editedBy === null ? [] : await db.select({ name: staff.name }).from(staff).where(eq(staff.id, editedBy));
  return {
    ...rest,
    id,
    key,
    version: versionOf(content),
    products: productIds,
    editedAt: editedAt?.toISOString() ?? null,
    editedBy: editor?.name ?? null,
  };
}

export async function getStaffPharmacy(
  db: Database | Transaction,
  _actor: StaffActor<'pharmacies.read' | 'pharmacies.change'>,
  id: number,
): Promise<StaffPharmacy> {
  const found = await findPharmacy(db, id);
  if (!found) throw new ProblemError('not_found');
  return toAnswer(db, found);
}

function fieldErrorOf({ field, code }: PharmacyFault): FieldError {
  if (code === 'half_station') return { path: field, code: 'required' };
  return { path: field, code: code === 'outside_province' ? 'out_of_range' : 'invalid' };
}

/** @throws {ProblemError} validation_failed: `latitude` out_of_range for coordinates outside the province */
async function checked(tx: Transaction, input: PharmacyInput): Promise<Omit<PharmacyContent, 'isClosed'>> {
  const { translations, products: chosen, ...place } = input;
  const errors = findPharmacyFaults(await loadDistricts(tx), place).map(fieldErrorOf);
  const productIds = [...new Set(chosen)].toSorted((one, other) => one - other);
  const known = await tx.$count(products, inArray(products.id, productIds));
  if (known !== productIds.length) errors.push({ path: 'products', code: 'invalid' });
  if (errors.length > 0) throw new ProblemError('validation_failed', { errors });
  const { phone, siNm, sggNm, subwayArea, subwayLine, subwayName, latitude, longitude } = place;
  return {
    ...{ phone, siNm, sggNm, subwayArea, subwayLine, subwayName, latitude, longitude },
    productIds,
    translations: byLocale(translations),
  };
}

function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, 100).replace(/-$/, '') || 'pharmacy';
}

/** From the English name, with a number if it is taken. */
export async function newSlug(
  tx: Transaction,
  translations: PharmacyContent['translations'],
  taken: ReadonlySet<string> = new Set(),
): Promise<string> {
  const slug = slugOf(translations.find(({ locale }) => locale === 'en-US')?.name ?? '');
  const rows = await tx
    .select({ slug: pharmacies.slug })
    .from(pharmacies)
    .where(or(eq(pharmacies.slug, slug), like(pharmacies.slug, `${slug}-%`)));
  const used = new Set([...rows.map((row) => row.slug), ...taken]);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!used.has(candidate)) return candidate;
  }
}

async function storeEdit(
  tx: Transaction,
  actor: Changing,
  pharmacy: { slug: string; content: PharmacyContent },
): Promise<StaffPharmacy> {
  const [id] = await storePharmacies(tx, [pharmacy], { editedAt: new Date(), editedBy: actor.staffId });
  if (id === undefined) throw new Error('The pharmacy was not stored');
  return getStaffPharmacy(tx, actor, id);
}

export function createPharmacy(
  { db }: Pick<ApiDeps, 'db'>,
  actor: Changing,
  input: PharmacyInput,
): Promise<StaffPharmacy> {
  return db.transaction(async (tx) => {
    await lockContent(tx);
    await holdActor(tx, actor);
    const content = { ...(await checked(tx, input)), isClosed: false };
    return storeEdit(tx, actor, { slug: await newSlug(tx, content.translations), content });
  });
}

/** @throws {ProblemError} not_found; conflict if it changed since `version` */
async function hold(tx: Transaction, id: number, version: string): Promise<StoredPharmacy> {
  const found = await findPharmacy(tx, id, { locks: true });
  if (!found) throw new ProblemError('not_found');
  if (versionOf(found.content) !== version) throw new ProblemError('conflict');
  return found;
}

/** @throws {ProblemError} as `checked` and `hold` */
export function changePharmacy(
  { db }: Pick<ApiDeps, 'db'>,
  actor: Changing,
  id: number,
  { version, ...input }: PharmacyInput & { version: string },
): Promise<StaffPharmacy> {
  return db.transaction(async (tx) => {
    await lockContent(tx);
    await holdActor(tx, actor);
    const { slug, content } = await hold(tx, id, version);
    const next = { ...(await checked(tx, input)), isClosed: content.isClosed };
    return versionOf(next) === version
      ? getStaffPharmacy(tx, actor, id)
      : storeEdit(tx, actor, { slug, content: next });
  });
}

export function changePharmacyState(
  { db }: Pick<ApiDeps, 'db'>,
  actor: Changing,
  id: number,
  { version, isClosed }: { version: string; isClosed: boolean },
): Promise<StaffPharmacy> {
  return db.transaction(async (tx) => {
    await lockContent(tx);
    await holdActor(tx, actor);
    const { slug, content } = await hold(tx, id, version);
    return content.isClosed === isClosed
      ? getStaffPharmacy(tx, actor, id)
      : storeEdit(tx, actor, { slug, content: { ...content, isClosed } });
  });
}
