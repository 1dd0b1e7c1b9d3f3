import { quietButton, textButton } from '#app/components/ui/button.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxClosing } from '#contract/inbox-work.ts';
import { bulkBar, bulkHint } from './inbox-list-styles.ts';

type Props = {
  count: number;
  /** Number of items that match the filter, if more than are selected. */
  matching: number | undefined;
  isActing: boolean;
  onSelectMatching: () => void;
  onClear: () => void;
  onClose: (act: InboxClosing) => void;
};

const acts = [
  ['processed', m.admin_inbox_close_processed],
  ['spam', m.admin_inbox_close_spam],
  ['answered_elsewhere', m.admin_inbox_close_elsewhere],
] as const;

/** The acts on the selected items. */
export function BulkBar({ count, matching, isActing, onSelectMatching, onClear, onClose }: Props) {
  if (count === 0) return <p className={`${bulkBar} ${bulkHint}`}>{m.admin_inbox_bulk_hint()}</p>;
  return (
    <section className={bulkBar} aria-label={m.admin_inbox_bulk()}>
      <p role="status">{m.admin_inbox_selected({ count: formatNumber(count) })}</p>
      {acts.map(([act, label]) => (
        <button
          key={act}
          type="button"
          className={quietButton}
          disabled={isActing}
          onClick={() => onClose(act)}
        >
          {label()}
        </button>
      ))}
      {matching === undefined ? null : (
        <button type="button" className={textButton} onClick={onSelectMatching}>
          {m.admin_inbox_select_matching({ count: formatNumber(matching) })}
        </button>
      )}
      <button type="button" className={textButton} onClick={onClear}>
        {m.admin_inbox_select_none()}
      </button>
    </section>
  );
}
