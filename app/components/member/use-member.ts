import { useState } from 'react';
import type { Member } from '#contract/members.ts';
import { useSession } from './use-session.ts';

/**
 * The current member or, after the session ended, the last one: a page with typed input stays until it is sent.
 * @throws {Error} outside the member area
 */
export function useMember(): Member {
  const member = useSession();
  const [last, setLast] = useState(member);
  if (member && member !== last) setLast(member);
  const known = member ?? last;
  if (!known) throw new Error('Nobody is signed in');
  return known;
}
