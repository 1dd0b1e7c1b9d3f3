import { dashboardPath, isDashboardPath } from '#app/session/guarded.ts';
import { safePath } from '#app/session/safe-path.ts';

/** A page of the dashboard to open after sign-in. */
export function nextPage(wanted: string | undefined): string {
  const path = safePath(wanted);
  return isDashboardPath(path.split(/[?#]/)[0] ?? '') ? path : dashboardPath;
}
