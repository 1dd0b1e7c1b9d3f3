import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { rejoinDate } from '#rules/rejoin-date.ts';
import { expect, sites } from './fixtures.ts';
import { newMember, password } from './members.ts';

const api = () => `${sites.embedded()}${apiBase}`;

export async function newToken(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post(`${api()}/login`, { data: { email, password } });
  return v.parse(endpoints.login.response.schema, await answer.json()).data.token;
}

const memberSchema = v.object({ data: v.record(v.string(), v.unknown()) });

/** Status 200, or 401 after the session has ended. */
export async function memberOf(
  request: APIRequestContext,
  token: string,
): Promise<{ status: number; member: unknown }> {
  const answer = await request.get(`${api()}/me`, { headers: { authorization: token } });
  const parsed = v.safeParse(memberSchema, await answer.json());
  return { status: answer.status(), member: parsed.success ? parsed.output.data : undefined };
}

export async function withdrawnMember(
  request: APIRequestContext,
  given: { mobile?: string } = {},
): Promise<{ email: string; mobile: string }> {
  const { email, mobile } = await newMember(given);
  const answer = await request.delete(`${api()}/me`, {
    headers: { authorization: await newToken(request, email) },
    data: { reason: 'RARELY_USED', agree: true, confirm: true, password },
  });
  expect(answer.status()).toBe(204);
  return { email, mobile };
}

/** The first day on which a member who withdraws now may sign up again, as English pages write it. */
export function dayOfReturn(): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  return format.format(rejoinDate(new Date()));
}
