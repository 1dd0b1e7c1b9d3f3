import { useState } from 'react';
import type { Member } from '#contract/members.ts';
import { useSession } from './use-session.ts';

/**
 * Who is signed in or, once the session has ended, who was: a page on which somebody is typing stays as it is, and says so
 * only when it is sent.
 * @throws {Error} where nobody has been signed in, which a page of the member area never is
 */
export function useMember(): Member {
  const member = useSession();
  const [last, setLast] = useState(member);
  if (member && member !== last) setLast(member);
  const known = member ?? last;
  if (!known) throw new Error('Nobody is signed in');
  return known;
}
