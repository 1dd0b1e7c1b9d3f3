import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { RowsSkeleton } from '#app/components/status/skeleton.tsx';
import { QuestionList } from '#app/features/questions/question-list.tsx';
import { questionQueries } from '#app/features/questions/questions.queries.ts';
import { readQuestionsSearch } from '#app/features/questions/questions.search.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/mypage/questions/')({
  validateSearch: readQuestionsSearch,
  loaderDeps: ({ search: { page, size } }) => ({ page, size }),
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(questionQueries.list(deps));
  },
  head: () => pageHead('/mypage/questions'),
  pendingComponent: () => (
    <MemberPage crumbs={crumbsOf('/mypage/questions')} heading={m.member_questions()}>
      <RowsSkeleton />
    </MemberPage>
  ),
  component: Questions,
});

function Questions() {
  const search = Route.useSearch();
  const { data } = useSuspenseQuery(questionQueries.list(Route.useLoaderDeps()));
  return <QuestionList search={search} {...data} />;
}
