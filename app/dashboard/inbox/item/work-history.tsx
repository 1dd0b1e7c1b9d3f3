import { formatTime } from '#app/dashboard/frame/times.ts';
import { SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { m } from '#app/paraglide/messages.js';
import type { InboxEvent } from '#contract/inbox-detail.ts';
import { eventText, whoActed } from './event-text.ts';
import { historyList } from './inbox-item-styles.ts';

/** Acts with their person and time, newest first. */
export function WorkHistory({ events }: { events: readonly InboxEvent[] }) {
  if (events.length === 0) return null;
  return (
    <SheetSection id="item-history" title={m.admin_inbox_history()}>
      <ol className={historyList} reversed>
        {[...events].reverse().map((event) => (
          <li key={`${event.revision} ${event.act} ${event.at}`}>
            {m.admin_inbox_did({ name: whoActed(event.by, event.act), act: eventText(event) })}
            <time dateTime={event.at}>{formatTime(event.at)}</time>
          </li>
        ))}
      </ol>
    </SheetSection>
  );
}
