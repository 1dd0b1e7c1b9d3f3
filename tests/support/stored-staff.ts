import { sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { staff, staffSessions } from '#api/db/schema/index.ts';
import { authorize } from '#api/services/staff/authorize.ts';
import type { StaffAction, StaffRole } from '#contract/staff-permissions.ts';

type StoredStaff = { staffId: number; sessionId: number };

const email = 'staff@example.com';
const address = '192.0.2.1';

/** A signed-in person of a database without a site. */
export async function storeStaff(db: Database, role: StaffRole): Promise<StoredStaff> {
  const person = { email, name: '김직원', role, state: 'active' } as const;
  const [row] = await db.insert(staff).values(person).returning({ id: staff.id });
  const staffId = row?.id ?? 0;
  const [session] = await db
    .insert(staffSessions)
    .values({ tokenHash: 'hash', staffId, address, expiresAt: sql`now() + interval '1 hour'` })
    .returning({ id: staffSessions.id });
  return { staffId, sessionId: session?.id ?? 0 };
}

/** The person that `storeStaff` stored. */
export function actorOf<const TAction extends StaffAction>(
  { staffId, sessionId }: StoredStaff,
  role: StaffRole,
  action: TAction,
) {
  return authorize({ email, role, staffId, sessionId, isFresh: true }, action, address);
}
