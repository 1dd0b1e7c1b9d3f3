import { formatTime } from '#app/dashboard/frame/times.ts';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { part } from '#app/dashboard/ui/part.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Bounce } from '#contract/staff-messages.ts';
import { FailureText } from './failure-text.tsx';
import { FullAddress } from './full-address.tsx';
import { showBounce } from './message-acts.functions.ts';

const columns: Column<Bounce>[] = [
  {
    id: 'address',
    label: m.admin_messages_address,
    cell: ({ id, address }) => <FullAddress masked={address} show={() => showBounce({ data: { id } })} />,
  },
  { id: 'refusals', label: m.admin_messages_refusals, cell: ({ refusals }) => formatNumber(refusals) },
  { id: 'why', label: m.admin_messages_why, cell: ({ failure }) => <FailureText failure={failure} /> },
  {
    id: 'last',
    label: m.admin_messages_last,
    cell: ({ lastAt }) => formatTime(lastAt),
    isSecondary: true,
  },
];

/** Addresses that refused messages. */
export function BounceList({ bounces }: { bounces: readonly Bounce[] }) {
  return (
    <section className={part} aria-labelledby="bounces">
      <h2 id="bounces">{m.admin_messages_bounces()}</h2>
      <p>{bounces.length > 0 ? m.admin_messages_bounces_lead() : m.admin_messages_bounces_none()}</p>
      {bounces.length > 0 ? (
        <ItemTable
          label={m.admin_messages_bounces()}
          columns={columns}
          rows={bounces}
          idOf={({ id }) => String(id)}
        />
      ) : null}
    </section>
  );
}
