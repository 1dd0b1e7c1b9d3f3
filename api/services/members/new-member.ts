import { sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { members } from '#api/db/schema/index.ts';
import type { Locale } from '#contract/locales.ts';

type NewMember = {
  email: string;
  isEmailVerified: boolean;
  passwordHash: string | null;
  name: string;
  mobile: string | null;
  isAgeConfirmed: boolean;
  locale: Locale;
};

export async function insertMember(tx: Transaction, member: NewMember): Promise<number | undefined> {
  const { isEmailVerified, isAgeConfirmed, ...fields } = member;
  const now = sql`now()`;
  const [row] = await tx
    .insert(members)
    .values({
      ...fields,
      emailVerifiedAt: isEmailVerified ? now : null,
      ageConfirmedAt: isAgeConfirmed ? now : null,
    })
    .onConflictDoNothing({ target: members.email })
    .returning({ id: members.id });
  return row?.id;
}
