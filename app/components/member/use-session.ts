import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '#app/session/session.queries.ts';
import type { Member } from '#contract/members.ts';

/** Who is signed in; null for nobody. Asked by the root with every navigation, never by a component. */
export function useSession(): Member | null {
  const { data = null } = useQuery({ ...sessionQueries.session(), enabled: false });
  return data;
}
