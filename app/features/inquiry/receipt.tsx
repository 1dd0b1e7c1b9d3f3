import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { ContactType } from '#contract/contact-types.ts';
import { CopyReference } from './copy-reference.tsx';
import { DatedSteps } from './dated-steps.tsx';
import type { SentCopy } from './inquiry.functions.ts';
import type { SentInquiry } from './sent-inquiry.ts';
import { SentSummary, StoredSummary } from './sent-summary.tsx';

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
  /** Times of receipt and deadline in seconds since 1970. */
  at?: number | undefined;
  due?: number | undefined;
  type?: ContactType | undefined;
  /** Absent after a reload. Without scripts there is `copy`. */
  sent: SentInquiry | undefined;
  copy: SentCopy;
};

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

export function Receipt({ reference, at, due, type: kind, sent, copy }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <section className={block}>
      <h2 ref={headingRef} tabIndex={-1} className={heading}>
        {m.inquiry_registered()}
      </h2>
      <dl className={details}>
        <dt>{m.inquiry_receipt()}</dt>
        <dd className={referenceClass}>{reference}</dd>
      </dl>
      <p>{m.inquiry_receipt_text()}</p>
      {at === undefined ? null : (
        <DatedSteps
          kind={kind}
          receivedAt={isoOf(at)}
          answerDueAt={due === undefined ? undefined : isoOf(due)}
        />
      )}
      {sent ? <SentSummary sent={sent} /> : <StoredSummary sent={copy} />}
      <div className={actions}>
        <CopyReference text={reference} />
        <PlainLink to="/contact" search={{ view: 'status', sent: reference }} className={quietButton}>
          {m.inquiry_track()}
        </PlainLink>
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
