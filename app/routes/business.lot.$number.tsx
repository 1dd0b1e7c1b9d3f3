import { createFileRoute } from '@tanstack/react-router';
import { getLot } from '#app/features/lots/lot.functions.ts';
import { LotPage } from '#app/features/lots/lot-page.tsx';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/business/lot/$number')({
  loader: ({ params }) => getLot({ data: params }),
  head: ({ loaderData: item }) => pageHead('/business/lot/$number', { item }),
  component: () => <LotPage {...Route.useLoaderData()} />,
});
