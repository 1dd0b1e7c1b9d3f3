import { css, cx } from '@linaria/core';
import { textButton } from '#app/components/ui/button.ts';
import { interrupt } from '#app/dashboard/acts/interruptions.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { DraftSession, DraftState, SaveStatus } from './draft-session.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(8)};
  align-items: center;
  min-height: 24px;
  color: ${color.muted};
  font-size: 0.875rem;
`;

const alert = css`
  color: ${color.error};
  font-weight: 600;
`;

const texts: Readonly<Record<Exclude<SaveStatus, 'saved'>, () => string>> = {
  typed: m.admin_save_typed,
  saving: m.admin_save_saving,
  offline: m.admin_save_offline,
  'signed-out': m.admin_save_signed_out,
  conflict: m.admin_save_conflict,
  refused: m.admin_save_refused,
};

const calm: ReadonlySet<SaveStatus> = new Set(['saved', 'typed', 'saving']);

/** Says whether the text is on the server, being sent, or in this browser only. */
export function SaveState({ session, state }: { session: DraftSession; state: DraftState }) {
  const { status, item } = state;
  const signIn = async () => {
    if (await interrupt('sign-in')) await session.save();
  };
  return (
    <div className={cx(line, !calm.has(status) && alert)}>
      <p role="status">
        {status === 'saved' ? m.admin_save_saved({ time: formatTime(item.updatedAt) }) : texts[status]()}
      </p>
      {status === 'offline' ? (
        <button type="button" className={textButton} onClick={() => void session.save()}>
          {m.error_retry()}
        </button>
      ) : null}
      {status === 'signed-out' ? (
        <button type="button" className={textButton} onClick={() => void signIn()}>
          {m.admin_login()}
        </button>
      ) : null}
    </div>
  );
}
