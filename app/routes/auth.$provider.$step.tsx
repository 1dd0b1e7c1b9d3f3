import { createFileRoute } from '@tanstack/react-router';
import { answerSocialStep } from '#app/features/social/answer-step.server.ts';
import { handlerOnly } from '#app/routing/handler-only.ts';

/** Not found for an unknown step, and for a provider that is not configured. */
export const Route = createFileRoute('/auth/$provider/$step')({
  server: {
    handlers: {
      GET: async ({ request, params, next }) => (await answerSocialStep(request, params)) ?? next(),
    },
  },
  ...handlerOnly,
});
