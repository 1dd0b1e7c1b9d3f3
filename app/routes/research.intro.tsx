import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const Route = createFileRoute('/research/intro')({
  head: () => pageHead({ crumbs: [{ label: m.menu_research_intro() }], description: m.brand_description() }),
  component: () => (
    <PageTitle crumbs={[{ label: m.menu_research_intro() }]} heading={m.menu_research_intro()} />
  ),
});
