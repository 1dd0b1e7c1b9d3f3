import { useSuspenseQuery } from '@tanstack/react-query';
import { contentQueries } from '#app/dashboard/content/staff-items.queries.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { m } from '#app/paraglide/messages.js';
import { ItemEditor } from './item-editor.tsx';
import { itemIdOf } from './item-id.ts';

export function ItemPage({ params, search }: PageProps) {
  const { data: item } = useSuspenseQuery(contentQueries.item(itemIdOf(params)));
  if (item) return <ItemEditor key={item.id} item={item} language={search.language} />;
  return (
    <Heading
      text={m.error_not_found()}
      lead={<DashboardLink to="content">{m.admin_content()}</DashboardLink>}
    />
  );
}
