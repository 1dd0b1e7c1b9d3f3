import type { StaffRole } from '#contract/staff-permissions.ts';
import type { DashboardPage } from './dashboard-page.ts';
import { dashboardPages } from './dashboard-pages.ts';
import { isPermitted } from './session/is-permitted.ts';

type Found = { path: string; page: DashboardPage; params: Record<string, string> };

function paramsOf(pattern: string, splat: string): Record<string, string> | undefined {
  const names = pattern.split('/');
  const values = splat.split('/');
  if (names.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith('$') && value !== '') params[name.slice(1)] = value;
    else if (name !== value) return undefined;
  }
  return params;
}

export function findDashboardPage(splat = ''): Found | undefined {
  for (const [path, page] of Object.entries(dashboardPages)) {
    const params = paramsOf(path, splat);
    if (params && page.takes?.(params) !== false) return { path, page, params };
  }
  return undefined;
}

export function mayOpen({ access }: DashboardPage, role: StaffRole | undefined): boolean {
  return access === 'everyone' || isPermitted(access, role);
}
