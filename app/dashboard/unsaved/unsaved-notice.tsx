import { css } from '@linaria/core';
import { textButton } from '#app/components/ui/button.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';

const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(16)};
  margin-bottom: ${space(20)};
  padding: ${space(8)} ${space(16)};
  background: ${color.surface};
  border-inline-start: 4px solid ${color.primary};
`;

type Props = {
  savedAt: number | undefined;
  isOutdated: boolean;
  restore: () => void;
  discard: () => void;
};

/** Offers the input of an earlier document. */
export function UnsavedNotice({ savedAt, isOutdated, restore, discard }: Props) {
  if (savedAt === undefined) return null;
  const time = formatTime(new Date(savedAt).toISOString());
  return (
    <div className={box} role="status">
      <span>
        {m.admin_unsaved_found({ time })} {isOutdated ? m.admin_unsaved_outdated() : null}
      </span>
      <button type="button" className={textButton} onClick={restore}>
        {m.admin_unsaved_restore()}
      </button>
      <button type="button" className={textButton} onClick={discard}>
        {m.admin_unsaved_discard()}
      </button>
    </div>
  );
}
