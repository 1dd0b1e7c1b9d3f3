import { type SQL, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { inviteByCommand } from '#api/services/staff/invitations.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { expectAnswer } from './answers.ts';
import { Authenticator } from './authenticator.ts';
import { MemberApi, siteOrigin } from './member-api.ts';

export const staffPassword = 'stapler of a quiet otter';

/** The code of a step that was not used yet: each call moves the clock of the stored step. */
export function codeOf(secret: string, timestamp = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

type Person = {
  id: number;
  email: string;
  role: StaffRole;
  token: string;
  secret: string;
  recoveryCodes: string[];
};

/** Staff of a test API. */
export class StaffApi {
  readonly site: MemberApi;

  constructor(site: MemberApi) {
    this.site = site;
  }

  static async open(...given: Parameters<typeof MemberApi.open>): Promise<StaffApi> {
    return new StaffApi(await MemberApi.open(...given));
  }

  async invite(role: StaffRole, email = `staff${this.site.serial()}@example.com`): Promise<string> {
    const link = await inviteByCommand(this.site.api.deps, { email, name: '김직원', role });
    return new URL(link).searchParams.get('token') ?? '';
  }

  async enrollment(token: string) {
    const opened = await this.site.post('/staff/enrollment', { token });
    return (await expectAnswer(endpoints.openStaffEnrollment, opened)).data;
  }

  /** Enrols with a time-based code. */
  async person(role: StaffRole, given: { email?: string } = {}): Promise<Person> {
    const token = await this.invite(role, given.email);
    const { totp, email } = await this.enrollment(token);
    const body = { token, password: staffPassword, code: codeOf(totp.secret) };
    const { data } = await expectAnswer(endpoints.staffEnroll, await this.site.post('/staff/enroll', body));
    await this.forgetSteps();
    const [row] = await this.site.rows(sql`select id from staff where email = ${email}`);
    const { recoveryCodes } = data;
    return { id: Number(row?.id), email, role, token: data.token, secret: totp.secret, recoveryCodes };
  }

  /** Enrols with a passkey and no password. */
  async passkeyHolder(role: StaffRole): Promise<{ token: string; authenticator: Authenticator }> {
    const token = await this.invite(role);
    const { passkey } = await this.enrollment(token);
    const authenticator = new Authenticator(siteOrigin);
    const body = { token, password: staffPassword, passkey: authenticator.create(passkey) };
    const { data } = await expectAnswer(endpoints.staffEnroll, await this.site.post('/staff/enroll', body));
    return { token: data.token, authenticator };
  }

  /** As if the last used code were long ago. */
  async forgetSteps(): Promise<void> {
    await this.site.rows(sql`update staff set totp_step = null`);
  }

  login(body: Record<string, unknown>, options: { address?: string } = {}): Promise<Response> {
    return this.site.post('/staff/login', { password: staffPassword, ...body }, options);
  }

  async challenge() {
    const options = await this.site.post('/staff/passkey/options', {});
    return (await expectAnswer(endpoints.staffPasskeyOptions, options)).data;
  }

  rows(query: SQL): Promise<Record<string, unknown>[]> {
    return this.site.rows(query);
  }

  close(): Promise<void> {
    return this.site.close();
  }
}
