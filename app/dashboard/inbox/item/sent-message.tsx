import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { FileLinks } from './file-links.tsx';
import { messageBox, typedText } from './inbox-item-styles.ts';

/** What the sender wrote, as it was typed. */
export function SentMessage({ item }: { item: InboxDetailAnswer }) {
  return (
    <section className={messageBox} aria-labelledby="sent-message">
      <h2 id="sent-message">{m.admin_inbox_message_of({ name: item.sender })}</h2>
      <p className={typedText} lang={otherLanguage(item.locale)}>
        {item.content}
      </p>
      <FileLinks files={item.files} isMasked={item.isMasked} />
    </section>
  );
}
