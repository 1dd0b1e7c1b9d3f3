import { createFileRoute, notFound } from '@tanstack/react-router';
import { receiveCallback } from '#app/features/social/receive-callback.server.ts';
import { callbackSearchSchema } from '#app/features/social/social.schema.ts';

/** The handler answers. Only a provider that is not configured reaches the loader. */
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
  // Only routes with a component may call next().
  component: () => null,
});
