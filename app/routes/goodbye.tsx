import { createFileRoute } from '@tanstack/react-router';
import { GoodbyePage } from '#app/features/withdrawal/goodbye-page.tsx';
import { readGoodbyeSearch } from '#app/features/withdrawal/withdrawal.search.ts';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/goodbye')({
  validateSearch: readGoodbyeSearch,
  head: () => pageHead('/goodbye'),
  component: () => <GoodbyePage {...Route.useSearch()} />,
});
