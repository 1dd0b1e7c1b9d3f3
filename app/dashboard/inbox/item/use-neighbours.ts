import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { inboxQueries } from '#app/dashboard/inbox/inbox-items.queries.ts';
import { itemHref } from '#app/dashboard/inbox/inbox-search.ts';
import { searchBeyond, storeTrail, type Trail } from '#app/dashboard/inbox/inbox-trail.ts';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import { m } from '#app/paraglide/messages.js';

type Direction = 'next' | 'previous';

/** Goes to the item after or before in the list, also on the list's next or previous page. */
export function useNeighbours(reference: string, trail: Trail | undefined): (direction: Direction) => void {
  const router = useRouter();
  const queryClient = useQueryClient();

  async function findBeyond(from: Trail, direction: Direction): Promise<string | undefined> {
    const search = searchBeyond(from, direction);
    if (!search) return undefined;
    const page = await queryClient.fetchQuery(inboxQueries.list(search));
    storeTrail(search, page);
    return page.data.at(direction === 'next' ? 0 : -1)?.reference;
  }

  async function go(from: Trail, direction: Direction): Promise<void> {
    const place = from.references.indexOf(reference);
    if (place < 0) return;
    const inPage = from.references[place + (direction === 'next' ? 1 : -1)];
    const neighbour = inPage ?? (await findBeyond(from, direction));
    if (neighbour !== undefined) await router.navigate({ href: itemHref(neighbour) });
  }

  return (direction) => {
    if (!trail) return;
    go(trail, direction).catch(() => showToast(m.admin_problem_lost(), { type: 'error' }));
  };
}
