import { kindLabels } from '#app/dashboard/content/content-labels.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { part } from '#app/dashboard/ui/part.ts';
import { m } from '#app/paraglide/messages.js';
import type { StaffHome } from '#contract/staff-home.ts';

type Publication = StaffHome['publications'][number];

const columns: Column<Publication>[] = [
  { id: 'title', label: m.admin_home_next_title, cell: ({ title }) => title },
  { id: 'kind', label: m.admin_home_next_kind, cell: ({ kind }) => kindLabels[kind]() },
  { id: 'at', label: m.admin_home_next_at, cell: ({ at }) => formatTime(at) },
];

/** The next scheduled publications. */
export function NextPublications({ publications }: Pick<StaffHome, 'publications'>) {
  return (
    <section className={part} aria-labelledby="next">
      <h2 id="next">{m.admin_home_next()}</h2>
      {publications.length > 0 ? (
        <ItemTable
          label={m.admin_home_next()}
          columns={columns}
          rows={publications}
          idOf={({ id }) => String(id)}
          pageOf={({ id }) => `content/${id}`}
        />
      ) : (
        <p>{m.admin_home_next_none()}</p>
      )}
    </section>
  );
}
