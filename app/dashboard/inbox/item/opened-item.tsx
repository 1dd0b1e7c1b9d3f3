import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { AnswerForm } from '#app/dashboard/inbox/answer/answer-form.tsx';
import { inboxQueries } from '#app/dashboard/inbox/inbox-items.queries.ts';
import { readTrail, type Trail } from '#app/dashboard/inbox/inbox-trail.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { AnswerList } from './answer-list.tsx';
import { EarlierItems } from './earlier-items.tsx';
import { FileLinks } from './file-links.tsx';
import { InboxItemHead } from './inbox-item-head.tsx';
import { itemAside, itemLayout, itemThread, messageBox, typedText } from './inbox-item-styles.ts';
import { ItemFacts } from './item-facts.tsx';
import { ItemNews } from './item-news.tsx';
import { NoteList } from './note-list.tsx';
import { maskedBox } from './note-styles.ts';
import { SampleFacts } from './sample-facts.tsx';
import { SampleWorkForm } from './sample-work-form.tsx';
import { useItemActs } from './use-item-acts.ts';
import { useItemCommands } from './use-item-commands.ts';
import { usePresence } from './use-presence.ts';
import { useReadMark } from './use-read-mark.ts';
import { useSeenRevision } from './use-seen-revision.ts';
import { WorkHistory } from './work-history.tsx';

/** Undefined on the server, and without a list before. */
function useTrail(): Trail | undefined {
  const [trail, setTrail] = useState<Trail>();
  useEffect(() => setTrail(readTrail()), []);
  return trail;
}

/** The sender's unformatted text. */
function SentMessage({ item }: { item: InboxDetailAnswer }) {
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

type Props = { item: InboxDetailAnswer; isReplying: boolean };

/** Read-only for roles that do not answer. */
function OpenedItem({ item, isReplying }: Props) {
  const mayAnswer = useMay('inbox.answer');
  const [isWriting, setWriting] = useState(false);
  const revision = useSeenRevision(item);
  const people = usePresence(item, isWriting);
  const acts = useItemActs(item, revision);
  const trail = useTrail();
  const marked = useReadMark(item.reference);
  useItemCommands(item, acts, { trail, mayAct: mayAnswer });
  return (
    <>
      <InboxItemHead item={item} acts={acts} mayAct={mayAnswer} trail={trail} marked={marked} />
      <ItemNews item={item} revision={revision} people={people} />
      <div className={itemLayout}>
        <div className={itemThread}>
          {item.isMasked ? <p className={maskedBox}>{m.admin_inbox_masked()}</p> : null}
          <SentMessage item={item} />
          {item.sample ? <SampleFacts sample={item.sample} /> : null}
          <AnswerList item={item} run={acts.run} mayResend={mayAnswer} />
          {mayAnswer && item.kind === 'SAMPLE' ? <SampleWorkForm item={item} revision={revision} /> : null}
          {mayAnswer && item.kind !== 'SAMPLE' ? (
            <AnswerForm
              item={item}
              run={acts.run}
              isActing={acts.isActing}
              seen={revision.seen}
              hasFocus={isReplying}
              onWriting={setWriting}
            />
          ) : null}
          <NoteList item={item} run={acts.run} isActing={acts.isActing} mayNote={mayAnswer} />
        </div>
        <aside className={itemAside} aria-label={m.admin_inbox_about()}>
          <ItemFacts item={item} assign={acts.assign} mayAssign={mayAnswer} />
          <EarlierItems items={item.earlier} />
          <WorkHistory events={item.events} />
        </aside>
      </div>
    </>
  );
}

export function InboxItemPage({ params, search }: PageProps) {
  const { data: item } = useSuspenseQuery(inboxQueries.item(params.reference ?? ''));
  if (item) return <OpenedItem key={item.reference} item={item} isReplying={search.reply === 'true'} />;
  return (
    <Heading
      back={{ to: 'inbox', label: m.admin_inbox() }}
      text={m.admin_inbox_gone()}
      lead={m.admin_inbox_gone_text()}
    />
  );
}
