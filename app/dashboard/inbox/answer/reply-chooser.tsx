import { useSuspenseQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { control } from '#app/components/ui/field.tsx';
import { fillPlaceholders, placeholderValues } from '#app/dashboard/inbox/answer/fill-placeholders.ts';
import { replyQueries } from '#app/dashboard/replies/reply-list.queries.ts';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { localeSchema } from '#contract/locale-schemas.ts';

type Props = { item: InboxDetailAnswer; onChoose: (text: string) => void };

/** Inserts a saved reply. Those in the sender's language come first. */
export function ReplyChooser({ item, onChoose }: Props) {
  const { data: replies } = useSuspenseQuery(replyQueries.list());
  const { data: brands } = useSuspenseQuery(replyQueries.brands());
  const staff = useStaff();
  if (replies.length === 0 || !staff) return null;
  const own = replies.filter(({ texts }) => texts[item.locale] !== undefined);
  const others = replies.filter(({ texts }) => texts[item.locale] === undefined);
  const choose = (value: string) => {
    const [id, locale] = value.split(' ');
    if (!v.is(localeSchema, locale)) return;
    const text = replies.find((reply) => String(reply.id) === id)?.texts[locale];
    const values = placeholderValues(item, { staff: staff.name, brand: brands[item.locale] ?? '' });
    if (text !== undefined) onChoose(fillPlaceholders(text, values));
  };
  return (
    <select
      className={control}
      aria-label={m.admin_inbox_reply_insert()}
      value=""
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{m.admin_inbox_reply_insert()}</option>
      {own.map(({ id, name }) => (
        <option key={id} value={`${id} ${item.locale}`}>
          {name}
        </option>
      ))}
      {others.flatMap(({ id, name, texts }) =>
        Object.keys(texts)
          .filter((name) => v.is(localeSchema, name))
          .map((locale) => (
            <option key={`${id} ${locale}`} value={`${id} ${locale}`}>
              {m.admin_inbox_counted({ label: name, count: formatLanguage(locale) })}
            </option>
          )),
      )}
    </select>
  );
}
