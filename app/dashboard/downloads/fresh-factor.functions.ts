import { createServerFn } from '@tanstack/react-start';
import { problemOf, type StaffResult, signedOutCode } from '#app/dashboard/acts/staff-result.ts';
import { findStaff } from '#app/dashboard/session/staff-client.server.ts';

const freshMs = 9.5 * 60_000;

export const requireFreshFactor = createServerFn({ method: 'POST' }).handler(
  async (): Promise<StaffResult<null>> => {
    const staff = await findStaff();
    if (!staff) return { ok: false, problem: problemOf(signedOutCode) };
    const isFresh = Date.now() - Date.parse(staff.verifiedAt) < freshMs;
    return isFresh ? { ok: true, data: null } : { ok: false, problem: problemOf('second_factor_required') };
  },
);
