import { createFileRoute, notFound } from '@tanstack/react-router';
import { openQuestionFile } from '#app/features/questions/question-files.server.ts';

export const Route = createFileRoute('/mypage/questions/$id/files/$fileId')({
  server: {
    handlers: { GET: async ({ params, next }) => (await openQuestionFile(params)) ?? next() },
  },
  // The handler answers for files that exist.
  beforeLoad: () => {
    throw notFound();
  },
  component: () => null,
});
