import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { rejoinDate } from '#contract/rejoin-date.ts';
import { expect } from './fixtures.ts';
import { newMember, password } from './members.ts';

/* The site's own API, as a program calls it. */

/** A token for a member, as from another device. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post(`${apiBase}/login`, { data: { email, password } });
  return v.parse(endpoints.login.response.schema, await answer.json()).data.token;
}

/** Status of an answer about oneself: 200, or 401 once the token's session has ended. */
export async function statusOfToken(request: APIRequestContext, token: string): Promise<number> {
  return (await request.get(`${apiBase}/me`, { headers: { authorization: token } })).status();
}

/** A member who has just left. */
export async function withdrawnMember(
  request: APIRequestContext,
  given: { mobile?: string } = {},
): Promise<{ email: string; mobile: string }> {
  const { email, mobile } = await newMember(given);
  const answer = await request.delete(`${apiBase}/me`, {
    headers: { authorization: await tokenOf(request, email) },
    data: { reason: 'RARELY_USED', agree: true, confirm: true, password },
  });
  expect(answer.status()).toBe(204);
  return { email, mobile };
}

/** The day from which somebody who leaves now may come back, as English pages write it. */
export function dayOfReturn(): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  return format.format(rejoinDate(new Date()));
}
