import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isGuarded } from './guarded.ts';
import { memberKey, sessionQueries } from './session.queries.ts';

export async function refreshSession(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: [memberKey] });
  await queryClient.fetchQuery({ ...sessionQueries.session(), staleTime: 0 });
}

/** Public pages do not wait for the check. @throws a redirect to the homepage from a guarded page */
export async function checkSession(navigation: {
  context: { queryClient: QueryClient };
  location: { pathname: string };
  preload: boolean;
}): Promise<void> {
  const { context, location, preload } = navigation;
  if (preload) return;
  const { queryClient } = context;
  const session = sessionQueries.session();
  const known = queryClient.getQueryData(session.queryKey);
  if (isGuarded(location.pathname)) {
    const member = await queryClient.fetchQuery({ ...session, staleTime: 0 });
    if (member) return;
    queryClient.removeQueries({ queryKey: [memberKey] });
    throw redirect({ to: '/', statusCode: 302 });
  }
  // Undefined on the server; null means nobody.
  if (known === undefined) await queryClient.fetchQuery(session);
  // Offline: unchanged until the next navigation.
  else if (known) refreshSession(queryClient).catch(() => undefined);
}
