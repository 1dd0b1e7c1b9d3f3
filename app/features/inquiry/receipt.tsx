import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';

const block = css`
  display: grid;
  gap: ${space(20)};
  justify-items: start;
  max-width: 44rem;
  padding-block: ${space(32)};
  border-top: 1px solid ${color.text};
`;

const heading = css`
  font-size: 1.5rem;
  outline: none;
`;

const referenceRow = css`
  display: grid;
  gap: ${space(4)};

  & dt {
    color: ${color.muted};
    font-size: 0.875rem;
  }

  & dd {
    font-size: 1.75rem;
    font-weight: 700;
    letter-spacing: 0.02em;
    font-variant-numeric: tabular-nums;
    color: ${color.primary};
  }
`;

/** What a visitor gets for an inquiry: that it is registered, and the reference to quote. */
export function Receipt({ reference }: { reference: string }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <section className={block}>
      <h2 ref={headingRef} tabIndex={-1} className={heading}>
        {m.inquiry_registered()}
      </h2>
      <dl className={referenceRow}>
        <dt>{m.inquiry_receipt()}</dt>
        <dd>{reference}</dd>
      </dl>
      <p>{m.inquiry_receipt_text()}</p>
      <PlainLink to="/contact" className={quietButton}>
        {m.inquiry_receipt_again()}
      </PlainLink>
    </section>
  );
}
