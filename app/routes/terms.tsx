import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { ArticleSkeleton } from '#app/components/posts/article-skeleton.tsx';
import { LegalArticle } from '#app/features/terms/legal-article.tsx';
import { termsQueries } from '#app/features/terms/terms.queries.ts';
import { readTermsSearch } from '#app/features/terms/terms.search.ts';
import { brandName } from '#app/i18n/locale.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { localesOf } from '#app/seo/canonical-url.ts';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/terms')({
  validateSearch: readTermsSearch,
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: async ({ context, deps: { version } }) => {
    const text = await context.queryClient.ensureQueryData(termsQueries.text('terms', version));
    return { locales: localesOf(text), isNoindex: version !== undefined };
  },
  head: ({ loaderData }) => pageHead('/terms', { ...loaderData }),
  pendingComponent: ArticleSkeleton,
  component: TermsPage,
});

function TermsPage() {
  const { version } = Route.useLoaderDeps();
  const { data: text } = useSuspenseQuery(termsQueries.text('terms', version));
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/terms')}
        heading={m.menu_terms()}
        lead={m.terms_description({ brand: brandName() })}
      />
      <LegalArticle path="/terms" text={text} />
    </>
  );
}
