import { dashboardPath } from '#app/session/guarded.ts';

/** @param splat path below /admin, without slashes at its ends */
export function dashboardHref(splat: string): string {
  return splat === '' ? dashboardPath : `${dashboardPath}/${splat}`;
}
