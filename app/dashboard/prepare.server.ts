import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import type { PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { parseSearch } from '#app/routing/search-params.ts';
import { hasDashboard } from '#app/server/env.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { dashboardPath } from '#app/session/guarded.ts';
import type { StaffMe } from '#contract/staff.ts';
import { dashboardHref } from './dashboard-path.ts';
import { findDashboardPage, mayOpen } from './find-page.ts';
import { staffQueries } from './session/staff.queries.ts';

type Navigation = {
  context: { queryClient: QueryClient };
  params: { _splat?: string | undefined };
  location: { searchStr: string };
};

export type Prepared = { title: string; posted: PostedForm | undefined };

function withoutLanguage(search: string): string {
  const entries = new URLSearchParams(search);
  entries.delete('lang');
  return entries.size === 0 ? '' : `?${entries}`;
}

function redirectTo(splat: string, search: Record<string, string> = {}) {
  const { locale } = requestContext();
  return redirect({
    to: '/admin/$',
    params: { _splat: splat },
    search: { lang: locale, ...search },
    statusCode: 302,
  });
}

/** @throws a redirect to the sign-in page, or from it to the homepage of the dashboard */
function requireSession(staff: StaffMe | null, splat: string, isPublic: boolean, searchStr: string): void {
  if (staff && splat === 'login') throw redirectTo('');
  if (staff || isPublic) return;
  const next = dashboardHref(splat) + withoutLanguage(searchStr);
  throw redirectTo('login', next === dashboardPath ? {} : { next });
}

/** Checks the session and the permission before the page is rendered. @throws a redirect; notFound */
export async function prepareOnServer({ context, params, location }: Navigation): Promise<Prepared> {
  if (!hasDashboard) throw notFound();
  const { queryClient } = context;
  const splat = params._splat ?? '';
  const found = findDashboardPage(splat);
  const staff = await queryClient.fetchQuery(staffQueries.me());
  requireSession(staff, splat, found?.page.access === 'everyone', location.searchStr);
  const request = requestContext();
  const { postedForm: posted } = request;
  if (!found) {
    request.status = 404;
    return { title: m.error_not_found(), posted };
  }
  const { page } = found;
  if (!mayOpen(page, staff?.role)) {
    request.status = 403;
    return { title: m.admin_forbidden(), posted };
  }
  const loaded = await page.load?.(queryClient, {
    params: found.params,
    search: parseSearch(location.searchStr),
    posted,
  });
  if ((Array.isArray(loaded) ? loaded[0] : loaded) === null) request.status = 404;
  return { title: page.title(), posted };
}
