import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArticleSkeleton } from '#app/components/posts/article-skeleton.tsx';
import { readDoseSearch } from '#app/dose/dose-search.ts';
import { materialQueries } from '#app/features/products/material.queries.ts';
import { MaterialArticle } from '#app/features/products/material-article.tsx';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/business/material/$code')({
  validateSearch: readDoseSearch,
  loader: async ({ context, params: { code } }) => {
    await context.queryClient.ensureQueryData(materialQueries.detail(code));
  },
  head: ({ match: { context, params } }) => {
    const item = context.queryClient.getQueryData(materialQueries.detail(params.code).queryKey);
    if (!item) return {};
    const { name: title, summary: description, image, locale, locales } = item;
    return pageHead('/business/material/$code', {
      item: { title, locale },
      ...{ description, image, locales },
      subject: { material: item },
    });
  },
  pendingComponent: ArticleSkeleton,
  component: MaterialPage,
});

function MaterialPage() {
  const { code } = Route.useParams();
  const { data } = useSuspenseQuery(materialQueries.detail(code));
  return <MaterialArticle material={data} dose={Route.useSearch()} />;
}
