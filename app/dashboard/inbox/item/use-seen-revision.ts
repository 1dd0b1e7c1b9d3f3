import { useState } from 'react';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import type { InboxDetailAnswer, InboxEvent } from '#contract/inbox-detail.ts';

export type SeenRevision = {
  /** Acts name it, so that none of them overlooks what a colleague did. */
  seen: number;
  /** Acts of others since then. */
  news: readonly InboxEvent[];
  /** After an own act, or once the person has read the news. */
  see: (revision: number) => void;
};

/** The page shows the newest state of the item. Acts of others count as seen once the person confirms them. */
export function useSeenRevision({ revision, events }: InboxDetailAnswer): SeenRevision {
  const staff = useStaff();
  const [confirmed, see] = useState(revision);
  const news = events.filter((event) => event.revision > confirmed && event.by?.id !== staff?.id);
  return { seen: news.length === 0 ? Math.max(confirmed, revision) : confirmed, news, see };
}
