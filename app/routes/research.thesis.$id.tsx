import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ArticleSkeleton } from '#app/components/posts/article-skeleton.tsx';
import { thesisQueries } from '#app/features/theses/theses.queries.ts';
import { ThesisArticle } from '#app/features/theses/thesis-article.tsx';
import { idParam } from '#app/routing/search-params.ts';
import { articleHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/research/thesis/$id')({
  beforeLoad: ({ params }) => {
    if (idParam(params.id) === undefined) throw notFound();
  },
  loader: async ({ context, params }) => {
    const {
      html: _html,
      heading: _heading,
      ...item
    } = await context.queryClient.ensureQueryData(thesisQueries.detail(params.id));
    return item;
  },
  head: ({ loaderData: item }) => (item ? articleHead('/research/thesis/$id', item, { thesis: item }) : {}),
  pendingComponent: ArticleSkeleton,
  component: ThesisPage,
});

function ThesisPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(thesisQueries.detail(id));
  return <ThesisArticle item={data} />;
}
