import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '#app/session/session.queries.ts';
import type { Member } from '#contract/members.ts';

/** The current member or null. The root route loads it on every navigation. */
export function useSession(): Member | null {
  const { data = null } = useQuery({ ...sessionQueries.session(), enabled: false });
  return data;
}
