import { css } from '@linaria/core';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';

/** Reserves the button's height, so nothing moves when it appears. */
const place = css`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-height: 44px;
  ${type.note}

  @media print {
    display: none;
  }
`;

const button = css`
  min-height: 44px;
  padding: ${space(8)} ${space(16)};
  color: ${color.primary};
  background: none;
  border: 1px solid ${color.border};
  border-radius: 2px;
  font-weight: 600;
  cursor: pointer;

  &:hover {
    border-color: ${color.primary};
  }
`;

type Outcome = 'copied' | 'failed';

const shownMs = 4_000;

export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  /** Browsers have no clipboard without TLS, and may refuse it. */
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <div className={place}>
      {isHydrated ? (
        <button type="button" className={button} onClick={copy}>
          {label}
        </button>
      ) : null}
      <span role="status">
        {outcome === 'copied' ? m.news_copied() : null}
        {outcome === 'failed' ? m.news_copy_failed() : null}
      </span>
    </div>
  );
}
