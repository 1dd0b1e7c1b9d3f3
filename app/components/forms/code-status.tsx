import { css } from '@linaria/core';
import { timeZone } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { formatMobile } from '#app/phone/phone-code-state.ts';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import type { PhoneCodeState } from './use-phone-code.ts';

function formatClock(isoTimestamp: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone });
  return format.format(new Date(isoTimestamp));
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(16)};
  justify-content: space-between;
  ${type.note}
  font-variant-numeric: tabular-nums;
`;

const timer = css`
  font-weight: 600;

  @media (scripting: none) {
    display: none;
  }
`;

const clock = css`
  @media (scripting: enabled) {
    display: none;
  }
`;

const verified = css`
  color: ${color.primary};
  font-weight: 600;
`;

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function Sent({ code, left }: Pick<PhoneCodeState, 'code' | 'left'>) {
  if (!code) return null;
  return (
    <>
      {m.phone_code_sent({ mobile: formatMobile(code.codeTo) })}{' '}
      <span className={visuallyHidden}>{left > 60 ? m.phone_code_valid() : m.phone_code_minute()}</span>
      <span className={clock}>{m.phone_code_until({ time: formatClock(code.codeExpiresAt) })}</span>
    </>
  );
}

/** State of the SMS code. Screen readers announce the start, the last minute and the end, not every second. */
export function CodeStatus({ state: { code, phase, left } }: { state: PhoneCodeState }) {
  const isRunning = phase === 'sent' || phase === 'verified';
  return (
    <div className={line}>
      <p role="status">
        {phase === 'sent' ? <Sent code={code} left={left} /> : null}
        {phase === 'expired' ? <span className={visuallyHidden}>{m.error_code_timed_out()}</span> : null}
        {phase === 'verified' ? <span className={verified}>{m.phone_code_verified()}</span> : null}
      </p>
      {isRunning ? (
        <span role="timer" className={timer}>
          {m.phone_code_left({ time: minutes(left) })}
        </span>
      ) : null}
    </div>
  );
}
