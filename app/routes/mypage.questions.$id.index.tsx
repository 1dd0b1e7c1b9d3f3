import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { RowsSkeleton } from '#app/components/status/skeleton.tsx';
import { changeForm, deleteForm } from '#app/features/questions/question-forms.ts';
import { QuestionPage } from '#app/features/questions/question-page.tsx';
import { questionQueries } from '#app/features/questions/questions.queries.ts';
import { readQuestionSearch } from '#app/features/questions/questions.search.ts';
import { receiveQuestion } from '#app/features/questions/receive-question.server.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { idParam } from '#app/routing/search-params.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/mypage/questions/$id/')({
  validateSearch: readQuestionSearch,
  server: { handlers: { POST: ({ request, params, next }) => receiveQuestion(request, params, next) } },
  beforeLoad: ({ params }) => {
    if (idParam(params.id) === undefined) throw notFound();
  },
  loader: async ({ context, params }) => {
    const { title } = await context.queryClient.ensureQueryData(questionQueries.detail(params.id));
    return { title, posted: readPostedForm(changeForm) ?? readPostedForm(deleteForm) };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead('/mypage/questions/$id', {
          item: { title: loaderData.title },
        })
      : {},
  pendingComponent: () => (
    <MemberPage crumbs={crumbsOf('/mypage/questions')} heading={m.member_questions()}>
      <RowsSkeleton />
    </MemberPage>
  ),
  component: Question,
});

function Question() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const { posted } = Route.useLoaderData();
  const { data } = useSuspenseQuery(questionQueries.detail(id));
  return <QuestionPage key={`${id}/${search.view}`} question={data} search={search} posted={posted} />;
}
