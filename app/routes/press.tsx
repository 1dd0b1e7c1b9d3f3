import { createFileRoute } from '@tanstack/react-router';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { pageHead } from '#app/lib/seo.ts';
import { m } from '#app/paraglide/messages.js';

export const Route = createFileRoute('/press')({
  head: () =>
    pageHead({
      crumbs: [{ label: m.menu_press() }],
      description: m.brand_description(),
      feed: '/rss/press.xml',
    }),
  component: () => <PageTitle crumbs={[{ label: m.menu_press() }]} heading={m.menu_press()} />,
});
