import { createFileRoute } from '@tanstack/react-router';
import { DeckLink } from '#app/components/documents/deck-link.tsx';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const Route = createFileRoute('/company/intro')({
  head: () => pageHead({ crumbs: [{ label: m.menu_intro() }], description: m.brand_description() }),
  component: () => (
    <PageTitle crumbs={[{ label: m.menu_intro() }]} heading={m.menu_intro()} lead={<DeckLink />} />
  ),
});
