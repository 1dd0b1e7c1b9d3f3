import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { pageHref } from '#app/i18n/page-href.ts';
import { sessionQueries } from './session.queries.ts';

export function leaveWhenSignedIn(page: {
  context: { queryClient: QueryClient };
  search: { next?: string | undefined };
}): void {
  const member = page.context.queryClient.getQueryData(sessionQueries.session().queryKey);
  if (member) throw redirect({ href: pageHref(page.search.next ?? '/mypage'), statusCode: 302 });
}
