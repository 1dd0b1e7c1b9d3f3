import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { MemberApi, siteOrigin } from '../support/member-api.ts';

let members: MemberApi;

beforeAll(async () => {
  members = await MemberApi.open('postgresql', inject('postgresUrl'));
});

afterAll(() => members.api.close());

function read(path: string, token: string, context: { page?: object; handOver?: (body: unknown) => void }) {
  const request = new Request(`${siteOrigin}${apiBase}${path}`, { headers: { authorization: token } });
  return members.api.app.fetch(request, { clientAddress: '192.0.2.1', requestId: 'test', ...context });
}

describe('the answer of a read in the same process', () => {
  it('is handed over as the object that others get as JSON', async () => {
    const { token } = await members.member();
    const bodies: unknown[] = [];
    const response = await read(endpoints.getMe.path, token, { handOver: (body) => void bodies.push(body) });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(bodies).toEqual([await (await read(endpoints.getMe.path, token, {})).json()]);
  });

  it('is a problem document where there is no answer', async () => {
    const bodies: unknown[] = [];
    const response = await read(endpoints.getMe.path, 'x'.repeat(43), {
      handOver: (body) => void bodies.push(body),
    });
    expect([response.status, (await response.json()).code, bodies]).toEqual([401, 'unauthenticated', []]);
  });
});

describe('the session', () => {
  it('is looked up once for the reads of a page, and again for the next page and for another token', async () => {
    const { token } = await members.member();
    const page = {};
    expect((await read(endpoints.getMe.path, token, { page })).status).toBe(200);
    await members.api.db.execute(sql`delete from sessions`);
    expect((await read(endpoints.listPoints.path, token, { page })).status).toBe(200);
    expect((await read(endpoints.listPoints.path, 'x'.repeat(43), { page })).status).toBe(401);
    expect((await read(endpoints.listPoints.path, token, { page: {} })).status).toBe(401);
    expect((await read(endpoints.listPoints.path, token, {})).status).toBe(401);
  });
});
