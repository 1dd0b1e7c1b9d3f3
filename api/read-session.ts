import type { Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoints.ts';
import { tokenSchema } from '#contract/short-text.ts';
import type { ApiDeps, ApiEnv, RequestContext } from './context.ts';
import type { Database } from './db/database.ts';
import { ProblemError } from './problems.ts';
import { findSession, type Session } from './services/sessions.ts';
import { authorize, requireNetwork, type StaffActor } from './services/staff/authorize.ts';
import { findStaffSession } from './services/staff/staff-sessions.ts';

function tokenOf(context: Context<ApiEnv>): string | undefined {
  const token = context.req.header('authorization');
  return v.is(tokenSchema, token) ? token : undefined;
}

export async function readActor(
  context: Context<ApiEnv>,
  { db, staffNetworks }: ApiDeps,
  { staff, isBackground }: Pick<Endpoint, 'staff' | 'isBackground'>,
): Promise<StaffActor | undefined> {
  if (!staff) return undefined;
  const { clientAddress } = context.env;
  requireNetwork(staffNetworks, clientAddress);
  if (staff === 'signed-out') return undefined;
  const token = tokenOf(context);
  const session = token && (await findStaffSession(db, token, { isBackground: isBackground === true }));
  if (!session) throw new ProblemError('unauthenticated');
  return authorize(session, staff, clientAddress);
}

const sessionsOfPages = new WeakMap<object, Map<string, Promise<Session | undefined>>>();

function sharedSession({ page }: RequestContext, db: Database, token: string): Promise<Session | undefined> {
  if (!page) return findSession(db, token);
  const sessions = sessionsOfPages.get(page) ?? new Map();
  sessionsOfPages.set(page, sessions);
  const session = sessions.get(token) ?? findSession(db, token);
  sessions.set(token, session);
  return session;
}

export async function readSession(
  context: Context<ApiEnv>,
  { db }: ApiDeps,
  auth: Endpoint['auth'],
): Promise<Session | undefined> {
  if (!auth) return undefined;
  const token = tokenOf(context);
  const session = token === undefined ? undefined : await sharedSession(context.env, db, token);
  if (!session && auth === 'member') throw new ProblemError('unauthenticated');
  return session;
}
