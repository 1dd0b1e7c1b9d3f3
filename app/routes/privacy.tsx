import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { ArticleSkeleton } from '#app/components/posts/article-skeleton.tsx';
import { LegalText } from '#app/features/terms/legal-article.tsx';
import { termsQueries } from '#app/features/terms/terms.queries.ts';
import { brandName } from '#app/i18n/locale.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { localesOf } from '#app/seo/canonical-url.ts';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/privacy')({
  loader: async ({ context }) => {
    return { locales: localesOf(await context.queryClient.ensureQueryData(termsQueries.inForce('privacy'))) };
  },
  head: ({ loaderData }) =>
    pageHead('/privacy', {
      description: m.terms_privacy_description({ brand: brandName() }),
      locales: loaderData?.locales,
    }),
  pendingComponent: ArticleSkeleton,
  component: PrivacyPage,
});

function PrivacyPage() {
  const { data: text } = useSuspenseQuery(termsQueries.inForce('privacy'));
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/privacy')}
        heading={m.menu_privacy()}
        lead={m.terms_privacy_description({ brand: brandName() })}
      />
      <LegalText text={text} />
    </>
  );
}
