import { useEffect, useState } from 'react';
import { readTrail, type Trail } from '#app/dashboard/inbox/inbox-trail.ts';

/** Undefined on the server, and without a list before. */
export function useTrail(): Trail | undefined {
  const [trail, setTrail] = useState<Trail>();
  useEffect(() => setTrail(readTrail()), []);
  return trail;
}
