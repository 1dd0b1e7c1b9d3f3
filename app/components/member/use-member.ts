import { useState } from 'react';
import type { Member } from '#contract/members.ts';
import { useSession } from './use-session.ts';

/** The current member or, after the session ended, the last one: the page and its typed values stay mounted. */
export function useLastMember(): Member | null {
  const member = useSession();
  const [last, setLast] = useState(member);
  if (member && member !== last) setLast(member);
  return member ?? last;
}

/** @throws {Error} outside the member area */
export function useMember(): Member {
  const known = useLastMember();
  if (!known) throw new Error('Nobody is signed in');
  return known;
}
