import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { pageHref } from '#app/lib/page-href.ts';
import { sessionQueries } from '#app/lib/session.queries.ts';
import type { LoginSearch } from './login.schema.ts';

/**
 * For `beforeLoad` of the sign-in page: whoever is signed in has nothing to do there.
 * @throws a redirect to where they wanted to go on to
 */
export function leaveWhenSignedIn(page: {
  context: { queryClient: QueryClient };
  search: LoginSearch;
}): void {
  const member = page.context.queryClient.getQueryData(sessionQueries.session().queryKey);
  if (member) throw redirect({ href: pageHref(page.search.next ?? '/mypage'), statusCode: 302 });
}
