import { createFileRoute, notFound } from '@tanstack/react-router';
import { startSearchSchema } from '#app/features/social/social.schema.ts';
import { startSocial } from '#app/features/social/start-social.server.ts';

/** The handler answers. Only a provider that is not configured reaches the loader. */
export const Route = createFileRoute('/auth/$provider/start')({
  validateSearch: startSearchSchema,
  server: {
    handlers: { GET: ({ request, params, next }) => startSocial(request, params.provider) ?? next() },
  },
  loader: () => {
    throw notFound();
  },
  // Only routes with a component may call next().
  component: () => null,
});
