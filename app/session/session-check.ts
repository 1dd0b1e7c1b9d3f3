import { hashKey, type QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Member } from '#contract/members.ts';
import { isGuarded, plainPath } from './guarded.ts';
import { safePath } from './safe-path.ts';
import { memberKey, sessionQueries } from './session.queries.ts';
import { showSession } from './session-hint.ts';

type Location = { pathname: string; href: string };

function forgetMemberData(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [memberKey] });
}

export async function refreshSession(queryClient: QueryClient): Promise<void> {
  const session = sessionQueries.session();
  const before = queryClient.getQueryData(session.queryKey);
  const member = await queryClient.fetchQuery({ ...session, staleTime: 0 });
  if (member?.id !== before?.id) forgetMemberData(queryClient);
  else await queryClient.invalidateQueries({ queryKey: [memberKey], refetchType: 'none' });
}

export async function refreshAfterChange(queryClient: QueryClient): Promise<void> {
  await refreshSession(queryClient);
  forgetMemberData(queryClient);
}

export function followSessionData(queryClient: QueryClient): void {
  const queryHash = hashKey(sessionQueries.session().queryKey);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryHash === queryHash)
      showSession(event.query.state.data != null);
  });
}

const consentsPath = '/mypage/consents';

const withoutConsents: readonly string[] = [consentsPath, '/mypage/withdraw'];

function requireConsents({ consentsNeeded }: Member, { pathname, href }: Location): void {
  if (consentsNeeded.length === 0 || withoutConsents.includes(plainPath(pathname))) return;
  throw redirect({ to: consentsPath, search: { next: safePath(href) }, statusCode: 302 });
}

/** Public pages do not wait for the check. @throws a redirect to the homepage from a guarded page */
export async function checkSession(navigation: {
  context: { queryClient: QueryClient };
  location: Location;
  preload: boolean;
}): Promise<void> {
  const { context, location, preload } = navigation;
  if (preload) return;
  const { queryClient } = context;
  const session = sessionQueries.session();
  const known = queryClient.getQueryData(session.queryKey);
  if (isGuarded(location.pathname)) {
    const member = await queryClient.fetchQuery({ ...session, staleTime: 0 }).catch((error) => {
      if (known && error instanceof TypeError) return known;
      throw error;
    });
    if (member) return requireConsents(member, location);
    forgetMemberData(queryClient);
    throw redirect({ to: '/', statusCode: 302 });
  }
  // Undefined on the server; null means nobody.
  if (known === undefined) await queryClient.fetchQuery(session);
  else if (known) refreshSession(queryClient).catch(() => undefined);
}
