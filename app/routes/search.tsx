import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const Route = createFileRoute('/search')({
  head: () =>
    pageHead({ crumbs: [{ label: m.menu_search() }], description: m.brand_description(), isNoindex: true }),
  component: () => <PageTitle crumbs={[{ label: m.menu_search() }]} heading={m.menu_search()} />,
});
