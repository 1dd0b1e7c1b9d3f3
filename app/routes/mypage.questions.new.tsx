import { createFileRoute } from '@tanstack/react-router';
import { NewQuestionPage } from '#app/features/questions/new-question-page.tsx';
import { newQuestionForm } from '#app/features/questions/question-forms.ts';
import { receiveNewQuestion } from '#app/features/questions/receive-question.server.ts';
import { formKeyField, newFormKey } from '#app/forms/form-key.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/mypage/questions/new')({
  server: { handlers: { POST: ({ request, next }) => receiveNewQuestion(request, next) } },
  loader: () => {
    const posted = readPostedForm(newQuestionForm);
    return { posted, formKey: posted?.hidden[formKeyField] ?? newFormKey() };
  },
  head: () => pageHead('/mypage/questions/new'),
  component: () => <NewQuestionPage {...Route.useLoaderData()} />,
});
