import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatDay } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { QuestionSummary } from '#contract/mypage.ts';
import { Row } from './rows.tsx';
import { StateMark } from './state-mark.tsx';

export function QuestionState({ status }: Pick<QuestionSummary, 'status'>) {
  const isAnswered = status === 'answered';
  return <StateMark text={isAnswered ? m.questions_answered() : m.questions_waiting()} isDone={isAnswered} />;
}

export function QuestionRow({ id, title, date, status }: Omit<QuestionSummary, 'content' | 'answer'>) {
  return (
    <Row
      mark={<QuestionState status={status} />}
      title={
        <PlainLink to="/mypage/questions/$id" params={{ id: String(id) }}>
          {title}
        </PlainLink>
      }
      aside={<time dateTime={date}>{formatDay(date)}</time>}
    />
  );
}
