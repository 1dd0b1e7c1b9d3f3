import { css, cx } from '@linaria/core';
import { textButton } from '#app/components/ui/button.ts';
import { interrupt } from '#app/dashboard/acts/interruptions.ts';
import { personLabel } from '#app/dashboard/content/content-labels.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { Item } from '#contract/staff-content.ts';
import type { DraftSession, DraftState, SaveStatus } from './draft-state.ts';

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

const texts: Readonly<Record<SaveStatus, (item: Item) => string>> = {
  saved: ({ updatedAt }) => m.admin_save_saved({ time: formatTime(updatedAt) }),
  typed: () => m.admin_save_typed(),
  saving: () => m.admin_save_saving(),
  offline: () => m.admin_save_offline(),
  'signed-out': () => m.admin_save_signed_out(),
  conflict: () => m.admin_save_conflict(),
  refused: () => m.admin_save_refused(),
  trashed: ({ updatedBy }) => m.admin_save_trashed({ name: personLabel(updatedBy) }),
  deleted: () => m.admin_save_deleted(),
  forbidden: () => m.admin_save_forbidden(),
  'too-large': () => m.admin_save_too_large(),
};

const calm: ReadonlySet<SaveStatus> = new Set(['saved', 'typed', 'saving']);

type Props = {
  session: DraftSession;
  state: DraftState;
  /** False if this browser stores nothing. */
  isBackedUp: boolean;
  onRestore: () => void;
};

/** Says whether the text is on the server, being sent, or in this browser only. */
export function SaveState({ session, state, isBackedUp, onRestore }: Props) {
  const { status, item } = state;
  const signIn = async () => {
    if (await interrupt('sign-in')) await session.save();
  };
  const isCalm = calm.has(status);
  return (
    <div className={cx(line, !isCalm && alert)}>
      <p role="status">
        {texts[status](item)}{' '}
        {isCalm ? '' : isBackedUp ? m.admin_save_backed_up() : m.admin_save_not_backed_up()}
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
      {status === 'trashed' ? (
        <button type="button" className={textButton} onClick={onRestore}>
          {m.admin_restore()}
        </button>
      ) : null}
    </div>
  );
}
