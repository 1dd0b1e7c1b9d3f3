import { createFileRoute } from '@tanstack/react-router';
import { openQuestionFile } from '#app/features/questions/question-files.server.ts';
import { handlerOnly } from '#app/routing/handler-only.ts';

/** Not found for a file of another member. */
export const Route = createFileRoute('/mypage/questions/$id/files/$fileId')({
  server: {
    handlers: { GET: async ({ params, next }) => (await openQuestionFile(params)) ?? next() },
  },
  ...handlerOnly,
});
