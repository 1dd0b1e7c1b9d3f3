import { cx } from '@linaria/core';
import { quietButton } from '#app/components/ui/button.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer, InboxWatch } from '#contract/inbox-detail.ts';
import { eventText, whoActed } from './event-text.ts';
import { newsAlert, newsBox } from './note-styles.ts';
import type { SeenRevision } from './use-seen-revision.ts';

type Props = { item: InboxDetailAnswer; revision: SeenRevision; people: InboxWatch['people'] };

function presenceText(people: InboxWatch['people']): string {
  const names = (all: InboxWatch['people']) => all.map(({ name }) => name).join(', ');
  const writing = people.filter(({ isWriting }) => isWriting);
  return writing.length > 0
    ? m.admin_inbox_writing({ names: names(writing) })
    : m.admin_inbox_present({ names: names(people) });
}

/** Colleagues who have the item open, and their changes since it was shown. */
export function ItemNews({ item, revision: { news, see }, people }: Props) {
  return (
    <>
      <div role="status">{people.length > 0 ? <p className={newsBox}>{presenceText(people)}</p> : null}</div>
      <div role="alert">
        {news.length > 0 ? (
          <div className={cx(newsBox, newsAlert)}>
            <strong>{m.admin_inbox_news()}</strong>
            <ul>
              {news.map((event) => (
                <li key={`${event.revision} ${event.act}`}>
                  {m.admin_inbox_event({
                    name: whoActed(event.by, event.act),
                    act: eventText(event),
                    time: formatTime(event.at),
                  })}
                </li>
              ))}
            </ul>
            <button type="button" className={quietButton} onClick={() => see(item.revision)}>
              {m.admin_inbox_news_seen()}
            </button>
          </div>
        ) : null}
      </div>
    </>
  );
}
