import { eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import {
  companyDetailsSchema,
  type MailTopic,
  recipientsSchema,
  type SettingName,
  type SettingsChange,
  type SiteSettings,
  type StaffSettings,
  switcherLocalesSchema,
} from '#contract/site-settings.ts';
import type { Database, Transaction } from '../db/database.ts';
import { settings } from '../db/schema/index.ts';
import { ProblemError } from '../problems.ts';
import { recordAccess } from './access-records.ts';
import { holidaysFrom, holidaysKnownUntil } from './inbox/due.ts';
import { koreanDay } from './korean-time.ts';
import type { StaffActor } from './staff/authorize.ts';
import { holdActor } from './staff/staff-sessions.ts';

const schemas = {
  recipients: v.nullable(recipientsSchema),
  switcherLocales: v.nullable(switcherLocalesSchema),
  company: v.nullable(companyDetailsSchema),
} satisfies Record<SettingName, v.GenericSchema>;

type Stored = { [TName in SettingName]: v.InferOutput<(typeof schemas)[TName]> };

async function readSettings(db: Database | Transaction, names: readonly SettingName[]): Promise<Stored> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.name, [...names]));
  const stored = (name: SettingName) => rows.find((row) => row.name === name)?.value ?? null;
  return {
    recipients: v.parse(schemas.recipients, stored('recipients')),
    switcherLocales: v.parse(schemas.switcherLocales, stored('switcherLocales')),
    company: v.parse(schemas.company, stored('company')),
  };
}

/** Null where the site's configuration decides. */
export async function getSiteSettings(db: Database): Promise<SiteSettings> {
  const { switcherLocales, company } = await readSettings(db, ['switcherLocales', 'company']);
  return { switcherLocales, company };
}

/** The staff who get mails about the topic; empty: nobody. */
export async function recipientsOf(
  db: Database | Transaction,
  staffMail: readonly string[] | undefined,
  topic: MailTopic,
): Promise<readonly string[]> {
  const { recipients } = await readSettings(db, ['recipients']);
  return recipients?.[topic] ?? staffMail ?? [];
}

type SettingDeps = Pick<ApiDeps, 'db' | 'keyedHash' | 'staffMail'>;

export async function getStaffSettings(
  { db, staffMail }: SettingDeps,
  _actor: StaffActor<'settings.read' | 'settings.change'>,
): Promise<StaffSettings> {
  return {
    ...(await readSettings(db, ['recipients', 'switcherLocales', 'company'])),
    defaultRecipients: [...(staffMail ?? [])],
    holidays: holidaysFrom(`${koreanDay(new Date()).slice(0, 4)}-01-01`),
    holidaysKnownUntil,
  };
}

async function store(tx: Transaction, name: SettingName, value: unknown): Promise<void> {
  if (value === null) await tx.delete(settings).where(eq(settings.name, name));
  else
    await tx
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value, changedAt: sql`now()` } });
}

/**
 * Records the values before and after. Public pages follow within two seconds.
 * @throws {ProblemError} conflict for another value than in `basedOn`
 */
export async function changeStaffSettings(
  deps: SettingDeps,
  actor: StaffActor<'settings.change'>,
  change: SettingsChange,
): Promise<StaffSettings> {
  await deps.db.transaction(async (tx) => {
    await holdActor(tx, actor);
    await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
    const names = (['recipients', 'switcherLocales', 'company'] as const).filter(
      (name) => change[name] !== undefined,
    );
    const before = await readSettings(tx, names);
    for (const name of names) {
      const value = change[name] ?? null;
      const basis = change.basedOn?.[name];
      const [from, to] = [JSON.stringify(before[name]), JSON.stringify(value)];
      if (basis !== undefined && JSON.stringify(basis) !== from) throw new ProblemError('conflict');
      if (from === to) continue;
      await store(tx, name, value);
      await recordAccess(tx, deps.keyedHash, { actor, subject: `setting:${name}`, detail: { from, to } });
    }
  });
  return getStaffSettings(deps, actor);
}
