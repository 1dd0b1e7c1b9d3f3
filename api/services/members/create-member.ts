import type { Database } from '#api/db/database.ts';
import { ProblemError } from '#api/problems.ts';
import { defaultLocale } from '#contract/locales.ts';
import type { Member } from '#contract/members.ts';
import { getMember } from './accounts.ts';
import { insertMember } from './new-member.ts';
import { hashPassword } from './password.ts';
import { storeSampleData } from './sample-data.ts';

type GivenMember = {
  email: string;
  password: string;
  name: string;
  mobile?: string | undefined;
  sample?: boolean;
};

/** The address counts as verified. @throws {ProblemError} email_taken */
export async function createMember(
  { db }: { db: Database },
  { email, password, name, mobile = undefined, sample = false }: GivenMember,
): Promise<Member> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const id = await insertMember(tx, {
      email,
      isEmailVerified: true,
      passwordHash,
      name,
      mobile: mobile ?? null,
      isAgeConfirmed: false,
      locale: defaultLocale,
    });
    if (id === undefined) throw new ProblemError('email_taken');
    if (sample) await storeSampleData(tx, id);
    return getMember(tx, id);
  });
}
