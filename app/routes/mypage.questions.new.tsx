import { createFileRoute } from '@tanstack/react-router';
import { NewQuestionPage } from '#app/features/questions/new-question-page.tsx';
import { askForm } from '#app/features/questions/question-forms.ts';
import { receiveNewQuestion } from '#app/features/questions/receive-question.server.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/mypage/questions/new')({
  server: { handlers: { POST: ({ request, next }) => receiveNewQuestion(request, next) } },
  loader: () => ({ posted: readPostedForm(askForm) }),
  head: () =>
    pageHead('/mypage/questions/new', {
      description: m.member_description(),
    }),
  component: () => <NewQuestionPage {...Route.useLoaderData()} />,
});
