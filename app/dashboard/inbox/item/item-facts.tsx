import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { control } from '#app/components/ui/field.tsx';
import { inboxQueries } from '#app/dashboard/inbox/inbox-items.queries.ts';
import { dueMark } from '#app/dashboard/inbox/inbox-labels.ts';
import { remark } from '#app/dashboard/ui/part.ts';
import { SheetList, SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { formatDate, formatLanguage, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer, LocalTime } from '#contract/inbox-detail.ts';
import type { ItemActs } from './use-item-acts.ts';

const minuteMs = 60_000;

function timeIn(zone: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), {
    timeZone: zone,
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(new Date());
}

function countryName(country: string): string {
  return new Intl.DisplayNames(getLocale(), { type: 'region' }).of(country) ?? country;
}

/** Empty on the server, whose answer may be read a minute later. */
function SenderTime({ localTime: { zone, country, isAssumed } }: { localTime: LocalTime }) {
  const [time, setTime] = useState('');
  useEffect(() => {
    const show = () => setTime(timeIn(zone));
    show();
    const timer = setInterval(show, minuteMs);
    return () => clearInterval(timer);
  }, [zone]);
  const values = { time, country: countryName(country) };
  return <>{isAssumed ? m.admin_inbox_time_assumed(values) : m.admin_inbox_time(values)}</>;
}

type Props = {
  item: InboxDetailAnswer;
  assign: ItemActs['assign'];
  mayAssign: boolean;
};

function Assignee({ item: { assignee }, assign, mayAssign }: Props) {
  const { data: agents } = useSuspenseQuery(inboxQueries.agents());
  if (!mayAssign) return <>{assignee?.name ?? m.admin_inbox_nobody()}</>;
  const isListed = !assignee || agents.some(({ id }) => id === assignee.id);
  const people = isListed ? agents : [...agents, assignee];
  return (
    <select
      className={control}
      aria-label={m.admin_inbox_assignee()}
      value={assignee?.id ?? ''}
      onChange={({ currentTarget: { value } }) =>
        void assign(people.find(({ id }) => String(id) === value) ?? null)
      }
    >
      <option value="">{m.admin_inbox_nobody()}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function destroyedText({ destroyedAt, kind }: InboxDetailAnswer): string {
  if (destroyedAt) return formatDate(destroyedAt);
  return kind === 'QUESTION' || kind === 'SAMPLE'
    ? m.admin_inbox_destroyed_membership()
    : m.admin_inbox_destroyed_later();
}

/** Details of the sender and the item. */
export function ItemFacts(props: Props) {
  const { item } = props;
  const { sender, email, mobile, locale, localTime, isMasked } = item;
  const contact = (value: string, scheme: string) =>
    isMasked ? value : <a href={`${scheme}:${value}`}>{value}</a>;
  const due = dueMark(item);
  return (
    <SheetSection id="item-facts" title={m.admin_inbox_about()}>
      <SheetList
        rows={[
          { label: m.admin_inbox_assignee(), value: <Assignee {...props} /> },
          ...(due ? [{ label: m.admin_inbox_due(), value: due.label }] : []),
          { label: m.admin_inbox_sender(), value: sender },
          { label: m.admin_inbox_email(), value: contact(email, 'mailto') },
          ...(mobile ? [{ label: m.admin_inbox_mobile(), value: contact(mobile, 'tel') }] : []),
          { label: m.admin_inbox_language(), value: formatLanguage(locale) },
          { label: m.admin_inbox_local_time(), value: <SenderTime localTime={localTime} /> },
          { label: m.admin_inbox_destroyed(), value: destroyedText(item) },
        ]}
      />
      {isMasked ? null : <p className={remark}>{m.admin_inbox_recorded()}</p>}
    </SheetSection>
  );
}
