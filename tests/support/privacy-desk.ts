import { sql } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import type { StaffAction } from '#contract/staff-permissions.ts';
import { expectAnswer } from './answers.ts';
import type { StaffApi } from './staff-api.ts';

type Act = { name: string; action: StaffAction; run: () => Promise<Response> };

export const checked = '등록된 휴대전화로 다시 전화하여 확인';

/** An owner, and an act of each kind that reads, changes, exports or erases personal data or publishes terms. */
export async function openDesk(staff: StaffApi) {
  const { site } = staff;
  const { token } = await staff.person('owner');
  const send = (method: string, path: string, body?: unknown) =>
    site.call(method, `/staff${path}`, { token, ...(body === undefined ? {} : { body }) });
  const post = (path: string, body?: unknown) => send('POST', path, body);

  const enter = async (request: object): Promise<number> => {
    const given = { channel: 'phone', receivedOn: '2026-11-20', ...request };
    return (await expectAnswer(endpoints.enterPrivacyRequest, await post('/requests', given))).data.id;
  };
  const enterChecked = async (request: object): Promise<number> => {
    const id = await enter(request);
    await expectAnswer(endpoints.checkIdentity, await post(`/requests/${id}/identity`, { text: checked }));
    return id;
  };
  const member = await site.member({ mobile: site.newMobile() });
  const leaving = await site.member();
  const { email } = member;
  const open = await enter({ kind: 'access', email });
  const refused = await enter({ kind: 'erasure', email });
  const access = await enterChecked({ kind: 'access', email });
  const answered = await enterChecked({ kind: 'access', email });
  await post(`/requests/${answered}/export`);
  const erasure = await enterChecked({ kind: 'erasure', email: leaving.email });
  const kind = 'withdrawal';
  const versions = await site.rows(sql`select 1 from terms where kind = ${kind}`);
  await post(`/terms/drafts/${kind}`);
  const texts = ['ko-KR', 'en-US', 'zh-CN'].map((locale) => ({
    ...{ locale, title: 'T', content: 'C', changes: '' },
  }));
  const effectiveOn = `2031-01-0${versions.length + 1}`;
  await send('PUT', `/terms/drafts/${kind}`, {
    ...{ revision: 1, effectiveOn, isUnfavourable: false, consentAgain: false, texts },
  });

  const acts: Act[] = [
    { name: 'open a member', action: 'members.read', run: () => send('GET', `/members/${member.id}`) },
    { name: 'read points', action: 'members.read', run: () => send('GET', `/members/${member.id}/points`) },
    {
      name: 'show a number',
      action: 'members.show',
      run: () => post(`/members/${member.id}/shown`, { field: 'mobile' }),
    },
    {
      name: 'give points',
      action: 'members.points',
      run: () => post(`/members/${member.id}/points`, { amount: 10, reason: '행사' }),
    },
    {
      name: 'end sessions',
      action: 'members.sign-out',
      run: () => send('DELETE', `/members/${member.id}/sessions`),
    },
    {
      name: 'enter a request',
      action: 'requests.enter',
      run: () => post('/requests', { kind: 'access', channel: 'post', receivedOn: '2026-11-20', email }),
    },
    { name: 'open a request', action: 'requests.read', run: () => send('GET', `/requests/${open}`) },
    {
      name: 'extend a request',
      action: 'requests.handle',
      run: () => post(`/requests/${open}/extend`, { with: 'mobile' }),
    },
    {
      name: 'check an identity',
      action: 'requests.handle',
      run: () => post(`/requests/${open}/identity`, { text: checked }),
    },
    {
      name: 'refuse a request',
      action: 'requests.handle',
      run: () => post(`/requests/${refused}/refuse`, { text: '본인 확인 불가' }),
    },
    {
      name: 'answer a request',
      action: 'requests.handle',
      run: () => post(`/requests/${answered}/answer`, { text: '등기 우편' }),
    },
    { name: 'export a person', action: 'requests.export', run: () => post(`/requests/${access}/export`) },
    { name: 'erase a person', action: 'requests.erase', run: () => post(`/requests/${erasure}/erase`) },
    {
      name: 'export records',
      action: 'records.export',
      run: () => post('/records/export', { subject: 'x' }),
    },
    {
      name: 'review a month',
      action: 'records.review',
      run: () => post('/records/months/2026-01/review', { finding: '이상 없음' }),
    },
    {
      name: 'announce a version',
      action: 'terms.announce',
      run: () => post(`/terms/drafts/${kind}/announce`, { revision: 2 }),
    },
  ];
  return { token, send, post, enter, enterChecked, acts };
}
