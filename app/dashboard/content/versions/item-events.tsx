import { css } from '@linaria/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { itemActLabels, personLabel } from '#app/dashboard/content/content-labels.ts';
import { contentQueries } from '#app/dashboard/content/staff-items.queries.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { OlderButton } from './older-button.tsx';
import { useOlder } from './use-older.ts';

const list = css`
  display: grid;

  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(12)};
    justify-content: space-between;
    padding-block: ${space(8)};
    border-bottom: 1px solid ${color.hairline};
  }

  & small {
    color: ${color.muted};
    font-size: 0.8125rem;
  }
`;

/** The history of an item: person, act and time, newest first. */
export function ItemEvents({ id }: { id: number }) {
  const queryClient = useQueryClient();
  const { data: newest } = useSuspenseQuery(contentQueries.events(id));
  const { entries: events, ...older } = useOlder(newest, (last) =>
    queryClient.fetchQuery(contentQueries.events(id, last.id)),
  );
  return (
    <section aria-labelledby="history">
      <h2 id="history">{m.admin_history()}</h2>
      <ol className={list}>
        {events.map((event) => (
          <li key={event.id}>
            <span>
              {itemActLabels[event.act]()}
              {event.scheduledAt
                ? ` (${m.admin_item_scheduled_at({ time: formatTime(event.scheduledAt) })})`
                : ''}
            </span>
            <small>
              {m.admin_item_changed_by({ name: personLabel(event.by), time: formatTime(event.at) })}
            </small>
          </li>
        ))}
      </ol>
      <OlderButton name={m.admin_history_older_acts()} {...older} />
    </section>
  );
}
