import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { staff } from '#api/db/schema/index.ts';
import type { StaffInvite } from '#contract/staff.ts';
import { enroll, openEnrollment } from '../staff/enrollment.ts';
import { inviteByCommand } from '../staff/invitations.ts';
import { findStaffSession, type StaffSession } from '../staff/staff-sessions.ts';

const sampleOwner: StaffInvite = { email: 'owner@lumibiome.example', name: '문서윤', role: 'owner' };
const sampleSupport: StaffInvite = { email: 'support@lumibiome.example', name: '배도현', role: 'support' };

export type SampleAccount = StaffInvite & {
  password: string;
  /** The key of an authenticator app. */
  secret: string;
  recoveryCodes: readonly string[];
  session: StaffSession;
};

export async function hasSampleStaff(db: Database): Promise<boolean> {
  const emails = [sampleOwner.email, sampleSupport.email];
  return (await db.$count(staff, inArray(staff.email, emails))) > 0;
}

async function enrollSample(deps: ApiDeps, person: StaffInvite): Promise<SampleAccount> {
  const link = await inviteByCommand(deps, person);
  const token = new URL(link).searchParams.get('token') ?? '';
  const { secret } = (await openEnrollment(deps, token)).totp;
  const password = randomBytes(12).toString('base64url');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const enrolled = await enroll(deps, { token, password, code }, '');
  const session = await findStaffSession(deps.db, enrolled.token);
  if (!session) throw new Error('The sample account has no session');
  return { ...person, password, secret, recoveryCodes: enrolled.recoveryCodes, session };
}

export async function enrollSampleStaff(
  deps: ApiDeps,
): Promise<{ owner: SampleAccount; support: SampleAccount }> {
  return {
    owner: await enrollSample(deps, sampleOwner),
    support: await enrollSample(deps, sampleSupport),
  };
}
