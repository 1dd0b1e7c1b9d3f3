import { type BlockList, isIP } from 'node:net';
import { ProblemError } from '#api/problems.ts';
import { type StaffAction, staffPermissions } from '#contract/staff-permissions.ts';
import type { StaffSession } from './staff-sessions.ts';

/** A session that may do `action` now. Services take the actor of their action, which only `authorize` makes. */
export type StaffActor<TAction extends StaffAction = StaffAction> = StaffSession & {
  address: string;
  action: TAction;
};

export function authorize<const TAction extends StaffAction>(
  session: StaffSession,
  action: TAction,
  address: string,
): StaffActor<TAction> {
  const { roles, isDangerous } = staffPermissions[action];
  if (!roles.includes(session.role)) throw new ProblemError('forbidden');
  if (isDangerous && !session.isFresh) throw new ProblemError('second_factor_required');
  return { ...session, address, action };
}

/** `networks` undefined: any. @throws {ProblemError} forbidden_network */
export function requireNetwork(networks: BlockList | undefined, address: string): void {
  if (!networks) return;
  const family = isIP(address);
  if (family === 0 || !networks.check(address, family === 4 ? 'ipv4' : 'ipv6'))
    throw new ProblemError('forbidden_network');
}
