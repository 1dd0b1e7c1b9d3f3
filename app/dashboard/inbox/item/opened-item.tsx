import { useState } from 'react';
import { AnswerForm } from '#app/dashboard/inbox/answer/answer-form.tsx';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { permissionOf } from '#contract/staff-permissions.ts';
import { AnswerList } from './answer-list.tsx';
import { EarlierItems } from './earlier-items.tsx';
import { InboxItemHead } from './inbox-item-head.tsx';
import { itemAside, itemLayout, itemThread } from './inbox-item-styles.ts';
import { ItemFacts } from './item-facts.tsx';
import { ItemNews } from './item-news.tsx';
import { NoteList } from './note-list.tsx';
import { maskedBox } from './note-styles.ts';
import { SampleFacts } from './sample-facts.tsx';
import { SampleWorkForm } from './sample-work-form.tsx';
import { SentMessage } from './sent-message.tsx';
import { useItemActs } from './use-item-acts.ts';
import { useItemCommands } from './use-item-commands.ts';
import { usePresence } from './use-presence.ts';
import { useSeenRevision } from './use-seen-revision.ts';
import { useTrail } from './use-trail.ts';
import { WorkHistory } from './work-history.tsx';

type Props = { item: InboxDetailAnswer; isReplying: boolean };

/** Read-only for roles that do not answer. */
export function OpenedItem({ item, isReplying }: Props) {
  const role = useStaff()?.role;
  const mayAnswer = role !== undefined && permissionOf('inbox.answer').roles.includes(role);
  const [isWriting, setWriting] = useState(false);
  const revision = useSeenRevision(item);
  const people = usePresence(item, isWriting);
  const acts = useItemActs(item, revision);
  const trail = useTrail();
  useItemCommands(item, acts, { trail, mayAct: mayAnswer });
  return (
    <>
      <InboxItemHead item={item} acts={acts} mayAct={mayAnswer} trail={trail} />
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
