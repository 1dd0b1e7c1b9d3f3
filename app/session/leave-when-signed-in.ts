import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { pageHref } from '#app/i18n/page-href.ts';
import { sessionQueries } from './session.queries.ts';

/** A cached page does not know the session, and the browser may have lost its hint. */
export async function leaveWhenSignedIn(page: {
  context: { queryClient: QueryClient };
  search: { next?: string | undefined };
  preload: boolean;
}): Promise<void> {
  if (page.preload) return;
  const { queryClient } = page.context;
  const session = sessionQueries.session();
  const known = queryClient.getQueryData(session.queryKey);
  const member = known ?? (await queryClient.fetchQuery({ ...session, staleTime: 0 }));
  if (member) throw redirect({ href: pageHref(page.search.next ?? '/mypage'), statusCode: 302 });
}
