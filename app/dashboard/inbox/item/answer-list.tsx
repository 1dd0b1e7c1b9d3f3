import { textButton } from '#app/components/ui/button.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { resendAnswer } from '#app/dashboard/inbox/inbox-acts.functions.ts';
import { Mark, type Tone } from '#app/dashboard/ui/mark.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { FileLinks } from './file-links.tsx';
import { answerBox, deliveryRow, typedText } from './inbox-item-styles.ts';
import type { RunOnItem } from './use-item-acts.ts';

type Answer = InboxDetailAnswer['answers'][number];
type DeliveryState = Answer['delivery']['state'];

const deliveries: Readonly<Record<DeliveryState, { tone: Tone; label: () => string }>> = {
  queued: { tone: 'progress', label: m.admin_inbox_delivery_queued },
  sent: { tone: 'done', label: m.admin_inbox_delivery_sent },
  failed: { tone: 'alert', label: m.admin_inbox_delivery_failed },
};

function Delivery({ answer: { delivery: state } }: { answer: Answer }) {
  const { tone, label } = deliveries[state.state];
  return (
    <>
      <Mark tone={tone} label={label()} />
      {state.at ? <time dateTime={state.at}>{formatTime(state.at)}</time> : null}
      {state.reason ? <span lang="en">{state.reason}</span> : null}
    </>
  );
}

type Props = { item: InboxDetailAnswer; run: RunOnItem; mayResend: boolean };

/** The answers that were sent, and whether their mails arrived at the mail server. */
export function AnswerList({ item, run, mayResend }: Props) {
  const { reference, answers, locale, isMasked } = item;
  const resend = (id: number) =>
    void run((revision) => resendAnswer({ data: { reference, id, revision } }), {
      done: m.admin_inbox_resent(),
    });
  return answers.map((one) => (
    <section key={one.id} className={answerBox} aria-labelledby={`answer-${one.id}`}>
      <h2 id={`answer-${one.id}`}>
        {m.admin_inbox_answer_of({ name: one.by ?? m.admin_inbox_by_server(), time: formatTime(one.at) })}
      </h2>
      <p className={typedText} lang={otherLanguage(locale)}>
        {one.content}
      </p>
      <FileLinks files={one.files} isMasked={isMasked} />
      <div className={deliveryRow}>
        <Delivery answer={one} />
        {mayResend && one.delivery.state !== 'queued' ? (
          <button
            type="button"
            className={textButton}
            aria-label={m.admin_inbox_resend_of({ time: formatTime(one.at) })}
            onClick={() => resend(one.id)}
          >
            {m.admin_inbox_resend()}
          </button>
        ) : null}
      </div>
    </section>
  ));
}
