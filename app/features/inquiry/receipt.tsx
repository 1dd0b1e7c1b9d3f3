import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatDay, timeZone } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import { CopyReference } from './copy-reference.tsx';
import type { SentInquiry } from './sent-inquiry.ts';
import { SentSummary } from './sent-summary.tsx';

function formatMoment(isoTimestamp: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${formatDay(isoTimestamp)} ${time.format(new Date(isoTimestamp))}`;
}

const block = css`
  display: grid;
  gap: ${space(32)};
  justify-items: start;
  padding-block: ${space(32)};
  border-top: 1px solid ${color.text};
`;

const heading = css`
  ${type.title}
  outline: none;
`;

const details = css`
  display: grid;
  gap: ${space(24)};
  width: 100%;

  & dt {
    ${type.note}
    color: ${color.muted};
  }

  & dd {
    font-variant-numeric: tabular-nums;
  }
`;

const referenceClass = css`
  font-size: clamp(2rem, 1rem + 5vw, 4rem);
  font-weight: 800;
  letter-spacing: ${tracking.heading};
  line-height: 1.2;
  color: ${color.primary};
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  width: 100%;

  & > * {
    flex: 1 1 auto;

    ${from.small} {
      flex: none;
    }
  }
`;

type Props = {
  reference: string;
  /** Time of receipt in seconds since 1970. */
  at: number | undefined;
  /** Absent after a reload. */
  sent: SentInquiry | undefined;
};

export function Receipt({ reference, at, sent }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <section className={block}>
      <h2 ref={headingRef} tabIndex={-1} className={heading}>
        {m.inquiry_registered()}
      </h2>
      <dl className={details}>
        <div>
          <dt>{m.inquiry_receipt()}</dt>
          <dd className={referenceClass}>{reference}</dd>
        </div>
        {at === undefined ? null : (
          <div>
            <dt>{m.inquiry_received_at()}</dt>
            <dd>{m.inquiry_korean_time({ time: formatMoment(new Date(at * 1000).toISOString()) })}</dd>
          </div>
        )}
      </dl>
      <p>{m.inquiry_receipt_text()}</p>
      {sent ? <SentSummary sent={sent} /> : null}
      <div className={actions}>
        <CopyReference text={reference} />
        <PlainLink to="/contact" className={quietButton}>
          {m.inquiry_receipt_again()}
        </PlainLink>
        <PlainLink to="/" className={quietButton}>
          {m.error_home_link()}
        </PlainLink>
      </div>
    </section>
  );
}
