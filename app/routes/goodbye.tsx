import { createFileRoute } from '@tanstack/react-router';
import { GoodbyePage } from '#app/features/withdrawal/goodbye-page.tsx';
import { goodbyeSearchSchema } from '#app/features/withdrawal/withdrawal.search.ts';
import { m } from '#app/paraglide/messages.js';
import { pageHead } from '#app/seo/page-head.ts';

export const Route = createFileRoute('/goodbye')({
  validateSearch: goodbyeSearchSchema,
  head: () => pageHead('/goodbye', { description: m.goodbye_description() }),
  component: () => <GoodbyePage {...Route.useSearch()} />,
});
