import { createIsomorphicFn } from '@tanstack/react-start';
import type { prepareOnServer } from './prepare.server.ts';

/** In the browser a page reads its queries itself, so that no code of the dashboard is in the first script. */
export const prepareDashboard = createIsomorphicFn()
  .server(async (...given: Parameters<typeof prepareOnServer>) => {
    const dashboard = await import('./prepare.server.ts');
    return dashboard.prepareOnServer(...given);
  })
  .client(() => undefined);
