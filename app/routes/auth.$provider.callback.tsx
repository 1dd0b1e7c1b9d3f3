import { createFileRoute, notFound } from '@tanstack/react-router';
import { receiveCallback } from '#app/features/social/receive-callback.server.ts';
import { callbackSearchSchema } from '#app/features/social/social.schema.ts';

/** No page: only a provider that is not configured gets as far as the loader. */
export const Route = createFileRoute('/auth/$provider/callback')({
  validateSearch: callbackSearchSchema,
  server: {
    handlers: {
      GET: async ({ request, params, next }) => (await receiveCallback(request, params.provider)) ?? next(),
    },
  },
  loader: () => {
    throw notFound();
  },
  // The framework lets only routes with one pass a request on.
  component: () => null,
});
