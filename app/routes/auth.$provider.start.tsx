import { createFileRoute, notFound } from '@tanstack/react-router';
import { startSearchSchema } from '#app/features/social/social.schema.ts';
import { startSocial } from '#app/features/social/start-social.server.ts';

/** No page: only a provider that is not configured gets as far as the loader. */
export const Route = createFileRoute('/auth/$provider/start')({
  validateSearch: startSearchSchema,
  server: {
    handlers: { GET: ({ request, params, next }) => startSocial(request, params.provider) ?? next() },
  },
  loader: () => {
    throw notFound();
  },
  // The framework lets only routes with one pass a request on.
  component: () => null,
});
