import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const Route = createFileRoute('/business/pb')({
  head: () => pageHead({ crumbs: [{ label: m.menu_pb() }], description: m.brand_description() }),
  component: () => <PageTitle crumbs={[{ label: m.menu_pb() }]} heading={m.menu_pb()} />,
});
