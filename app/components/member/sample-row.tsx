import { formatDay, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Sample } from '#contract/mypage.ts';
import { Row } from './rows.tsx';
import { StateMark } from './state-mark.tsx';

const states: Record<Sample['status'], () => string> = {
  requested: m.samples_requested,
  preparing: m.samples_preparing,
  sent: m.samples_sent,
  declined: m.samples_declined,
};

type Props = {
  sample: Sample;
  isFull?: boolean;
};

export function SampleRow({ sample, isFull = false }: Props) {
  const { product, amount, purpose, date, status } = sample;
  return (
    <Row
      mark={<StateMark text={states[status]()} isDone={status === 'sent'} />}
      title={
        <>
          <span lang={otherLanguage(product.locale)}>{product.name}</span>, {amount}
        </>
      }
      details={isFull ? purpose : undefined}
      aside={<time dateTime={date}>{formatDay(date)}</time>}
    />
  );
}
