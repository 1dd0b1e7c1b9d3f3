import { createIsomorphicFn } from '@tanstack/react-start';
import { prepareOnServer } from './prepare.server.ts';

/** In the browser a page reads its queries itself, so that no code of the dashboard is in the first script. */
export const prepareDashboard = createIsomorphicFn()
  .server(prepareOnServer)
  .client(() => undefined);
