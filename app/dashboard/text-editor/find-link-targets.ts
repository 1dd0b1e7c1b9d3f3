import { kindLabels } from '#app/dashboard/content/content-labels.ts';
import { itemAddress } from '#app/dashboard/content/item-address.ts';
import { findContentItems } from '#app/dashboard/content/staff-items.functions.ts';
import { pageOf, pagesWhere } from '#app/pages/pages.ts';

export type LinkTarget = { address: string; label: string; kind: string };

function pageTargets(query: string): LinkTarget[] {
  const wanted = query.trim().toLowerCase();
  return pagesWhere(({ robots, title }) => robots === 'allow' && title !== undefined)
    .map((address) => ({ address, label: pageOf(address)?.title?.() ?? '', kind: '' }))
    .filter(({ label, address }) => `${label} ${address}`.toLowerCase().includes(wanted));
}

const maxTargets = 12;

/** Pages of the site, and content with a page. Without a connection the pages only. */
export async function findLinkTargets(query: string): Promise<LinkTarget[]> {
  const fixed = pageTargets(query);
  if (query.trim().length < 2) return fixed.slice(0, maxTargets);
  const found = await findContentItems({ data: { query, size: 20 } }).catch(() => undefined);
  const items = found?.ok ? found.data.data : [];
  const own = items.flatMap((item) => {
    const address = itemAddress(item);
    if (!address || item.publicId === null || item.kind === 'press') return [];
    return [{ address, label: item.title || item.key, kind: kindLabels[item.kind]() }];
  });
  return [...fixed, ...own].slice(0, maxTargets);
}
