import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#app/components/member/member-page.tsx';
import { RowsSkeleton } from '#app/components/status/skeleton.tsx';
import { receiveSample } from '#app/features/samples/receive-sample.server.ts';
import { sampleQueries } from '#app/features/samples/samples.queries.ts';
import { readSamplesSearch } from '#app/features/samples/samples.search.ts';
import { SamplesPage } from '#app/features/samples/samples-page.tsx';
import { formKeyField, newFormKey } from '#app/forms/form-key.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';
import { readPostedForm } from '#app/server/on-server.ts';

export const Route = createFileRoute('/sample')({
  validateSearch: readSamplesSearch,
  server: { handlers: { POST: ({ request, next }) => receiveSample(request, next) } },
  loaderDeps: ({ search: { page, size, done } }) => ({ page, size, done }),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(sampleQueries.list(deps)),
      queryClient.ensureQueryData(sampleQueries.options()),
    ]);
    const posted = readPostedForm('sample');
    return { posted, formKey: posted?.hidden[formKeyField] ?? newFormKey() };
  },
  head: () => pageHead('/sample'),
  pendingComponent: () => (
    <MemberPage crumbs={crumbsOf('/sample')} heading={m.member_samples()}>
      <RowsSkeleton />
    </MemberPage>
  ),
  component: Samples,
});

function Samples() {
  const { data } = useSuspenseQuery(sampleQueries.list(Route.useLoaderDeps()));
  const { data: options } = useSuspenseQuery(sampleQueries.options());
  const loaded = Route.useLoaderData();
  return <SamplesPage search={Route.useSearch()} {...options} {...loaded} {...data} />;
}
