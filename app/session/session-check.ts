import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isGuarded } from './guarded.ts';
import { memberKey, sessionQueries } from './session.queries.ts';

/** Asks again who is signed in. What belonged to somebody else goes. */
export async function refreshSession(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: [memberKey] });
  await queryClient.fetchQuery({ ...sessionQueries.session(), staleTime: 0 });
}

/**
 * For `beforeLoad` of the root, and so with every navigation: asks the API whether the session still stands. On public
 * pages nobody waits for the answer; a guarded one is left for the homepage before anything of it shows.
 * @throws a redirect to the homepage
 */
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
  // On the server nothing is known yet; in the browser, null is nobody.
  if (known === undefined) await queryClient.fetchQuery(session);
  // Without the connection it stays as it was until the next navigation.
  else if (known) refreshSession(queryClient).catch(() => undefined);
}
