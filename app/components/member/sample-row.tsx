import { css } from '@linaria/core';
import { formatDay, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { Sample } from '#contract/mypage.ts';
import { Row } from './rows.tsx';
import { StateMark } from './state-mark.tsx';

const states: Record<Sample['status'], () => string> = {
  requested: m.samples_requested,
  preparing: m.samples_preparing,
  sent: m.samples_sent,
  arrived: m.samples_arrived,
  declined: m.samples_declined,
};

const facts = css`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(8)};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(8)};
  }

  & dt::after {
    content: ':';
  }

  & dd {
    color: ${color.text};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

function SampleDetails({ sample }: { sample: Sample }) {
  const { purpose, status, statusAt = null, note, carrier, trackingNumber } = sample;
  const added: [string, string | null][] = [
    [states[status](), statusAt && formatDay(statusAt)],
    [m.samples_carrier(), carrier],
    [m.samples_tracking(), trackingNumber],
    [m.samples_note(), note],
  ];
  const rows = added.filter(([, text]) => text);
  return (
    <>
      <p>{purpose}</p>
      {rows.length > 0 ? (
        <dl className={facts}>
          {rows.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

type Props = {
  sample: Sample;
  isFull?: boolean;
};

export function SampleRow({ sample, isFull = false }: Props) {
  const { product, amount, date, status } = sample;
  return (
    <Row
      mark={<StateMark text={states[status]()} isDone={status === 'sent' || status === 'arrived'} />}
      title={
        <>
          <span lang={otherLanguage(product.locale)}>{product.name}</span>, {amount}
        </>
      }
      details={isFull ? <SampleDetails sample={sample} /> : undefined}
      aside={<time dateTime={date}>{formatDay(date)}</time>}
    />
  );
}
