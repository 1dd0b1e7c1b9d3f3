import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { inboxKindLabels, stateMark } from '#app/dashboard/inbox/inbox-labels.ts';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { formatShortDate } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { earlierList } from './inbox-item-styles.ts';

/** Other items of the same e-mail address. */
export function EarlierItems({ items }: { items: InboxDetailAnswer['earlier'] }) {
  return (
    <SheetSection id="earlier-items" title={m.admin_inbox_earlier()}>
      {items.length === 0 ? <p>{m.admin_inbox_earlier_none()}</p> : null}
      {items.length > 0 ? (
        <ul className={earlierList}>
          {items.map((item) => (
            <li key={item.reference}>
              <DashboardLink to={`inbox/${item.reference}`}>
                {item.title || inboxKindLabels[item.kind]()}
              </DashboardLink>
              <p>
                <Mark {...stateMark(item)} />
                <span>{formatShortDate(item.at)}</span>
                <span>{item.reference}</span>
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </SheetSection>
  );
}
