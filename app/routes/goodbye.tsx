import { createFileRoute } from '@tanstack/react-router';
import { GoodbyePage } from '#app/features/withdrawal/goodbye-page.tsx';
import { goodbyeSearchSchema } from '#app/features/withdrawal/withdrawal.search.ts';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/goodbye')({
  validateSearch: goodbyeSearchSchema,
  head: () => pageHead('/goodbye'),
  component: () => <GoodbyePage {...Route.useSearch()} />,
});
