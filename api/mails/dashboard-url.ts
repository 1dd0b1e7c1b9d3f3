/** A page of the dashboard, such as `inbox/Q-7`. */
export function dashboardUrlOf(dashboardUrl: string, page = ''): string {
  const base = dashboardUrl.replace(/\/+$/, '');
  return page === '' ? dashboardUrl : `${base}/${page}`;
}
