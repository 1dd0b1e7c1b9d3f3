import * as v from 'valibot';
import { fillDesk } from '../services/desk-sample/fill-desk.ts';
import { hasSampleStaff, type SampleAccount } from '../services/desk-sample/sample-staff.ts';
import { CommandError, defineCommand } from './define-command.ts';

const ownMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

function describe({ email, role, password, secret, recoveryCodes }: SampleAccount): string {
  return [
    `${email} (${role})`,
    `  password:          ${password}`,
    `  authenticator key: ${secret}`,
    `  codes, each once:  ${recoveryCodes.join(' ')}`,
  ].join('\n');
}

/** `isProduction`: the caller's NODE_ENV says so. */
export const staffSample = defineCommand(
  v.object({ isProduction: v.boolean(), production: v.optional(v.boolean(), false) }),
  async ({ deps }, { isProduction, production }) => {
    const { hostname } = new URL(deps.siteOrigin);
    if (!production && (isProduction || !ownMachine.includes(hostname)))
      throw new CommandError(
        `${deps.siteOrigin} is in production mode. Sample data and accounts need --production there.`,
      );
    await deps.prepare();
    if (await hasSampleStaff(deps.db))
      throw new CommandError('The database has sample data already. Start with an empty one.');
    const { inquiries, accounts } = await fillDesk(deps);
    const login = `${deps.siteOrigin}/admin/login`;
    return [
      `Stored ${inquiries} inquiries, and questions, sample requests, failed mails and drafts.`,
      `Sign in at ${login} with the password and a code of an authenticator app, or one of the codes:`,
      ...accounts.map(describe),
    ].join('\n\n');
  },
);
