import { css, cx } from '@linaria/core';
import { getLocale, timeZone } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { ContactType } from '#contract/contact-types.ts';
import type { ContactDates } from '#contract/contacts.ts';
import { readerNames } from './inquiry-messages.ts';

/** With weekday and minute, in Korean time. */
function formatMoment(moment: Date): string {
  const clock = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  const date = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'full', timeZone }).format(moment);
  const time = new Intl.DateTimeFormat('en-GB', clock).format(moment);
  return m.inquiry_korean_time({ time: `${date} ${time}` });
}

const minuteMs = 60_000;

/** The last minute before the moment: a day ends at 23:59, not at 00:00 of the next. */
const lastMinute = (isoTimestamp: string) => new Date(Date.parse(isoTimestamp) - minuteMs);

const block = css`
  width: 100%;

  & h3 {
    padding-bottom: ${space(12)};
    ${type.heading}
  }
`;

const list = css`
  border-top: 1px solid ${color.text};
`;

const step = css`
  position: relative;
  display: grid;
  gap: 0 ${space(24)};
  padding-block: ${space(16)};
  padding-inline-start: ${space(28)};
  border-bottom: 1px solid ${color.hairline};

  ${from.medium} {
    grid-template-columns: 8rem minmax(0, 1fr);
  }

  &::before {
    content: '';
    position: absolute;
    top: 1.4375rem;
    left: 2px;
    width: 12px;
    height: 12px;
    border: 2px solid ${color.muted};
    border-radius: 50%;
  }

  & strong {
    font-weight: 600;
  }

  & time {
    font-variant-numeric: tabular-nums;
  }

  & p {
    ${type.note}
    color: ${color.muted};
  }
`;

const reached = css`
  &::before {
    border-color: ${color.primary};
    background: ${color.primary};
  }
`;

type StepProps = {
  title: string;
  isReached?: boolean;
  at?: Date | undefined;
  notes?: readonly string[];
};

function Step({ title, isReached = false, at, notes = [] }: StepProps) {
  return (
    <li className={cx(step, isReached && reached)}>
      <strong>{title}</strong>
      <div>
        {at ? <time dateTime={at.toISOString()}>{formatMoment(at)}</time> : null}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </li>
  );
}

/** On a receipt, `progress` is unknown: the page may be loaded again much later. */
type Props = {
  kind: ContactType | undefined;
  receivedAt: string;
  answerDueAt: string | undefined;
  progress?: Pick<ContactDates, 'readAt' | 'answeredAt' | 'closedAt'> | undefined;
};

const dateOf = (isoTimestamp: string | null | undefined) =>
  isoTimestamp ? new Date(isoTimestamp) : undefined;

function LastStep({ progress }: Pick<Props, 'progress'>) {
  const [answeredAt, closedAt] = [dateOf(progress?.answeredAt), dateOf(progress?.closedAt)];
  if (closedAt)
    return (
      <Step title={m.inquiry_date_closed()} isReached at={closedAt} notes={[m.inquiry_date_closed_text()]} />
    );
  const title = m.inquiry_next_answered();
  if (answeredAt) return <Step title={title} isReached at={answeredAt} />;
  return (
    <Step title={title} notes={[progress ? m.inquiry_date_unanswered() : m.inquiry_date_answer_later()]} />
  );
}

export function DatedSteps({ kind, receivedAt, answerDueAt, progress }: Props) {
  const reader = kind ? [readerNames[kind]()] : [];
  const readAt = dateOf(progress?.readAt);
  const unread = progress ? m.inquiry_date_unread() : m.inquiry_date_read_later();
  return (
    <section className={block}>
      <h3>{m.inquiry_dates()}</h3>
      <ol className={list}>
        <Step title={m.inquiry_next_received()} isReached at={new Date(receivedAt)} />
        <Step
          title={m.inquiry_date_read()}
          isReached={readAt !== undefined}
          at={readAt}
          notes={readAt ? reader : [...reader, unread]}
        />
        {answerDueAt === undefined ? null : (
          <Step
            title={m.inquiry_date_due()}
            at={lastMinute(answerDueAt)}
            notes={[m.inquiry_date_due_rule()]}
          />
        )}
        <LastStep progress={progress} />
      </ol>
    </section>
  );
}
