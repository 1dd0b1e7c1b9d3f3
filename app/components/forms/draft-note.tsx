import { css, cx } from '@linaria/core';
import { dangerTextButton } from '#app/components/ui/button.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, negativeSpace, space } from '#app/styles/tokens.ts';
import type { FormDraft } from './use-form-draft.ts';

/** Takes no space without a button, but its status exists before the text is announced. */
const note = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(16)};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space(32)};
  padding: ${space(8)} ${space(20)};
  background: ${color.surface};
  border-left: 4px solid ${color.primary};

  & p {
    flex: 1 1 16rem;
  }

  &:not(:has(button)) {
    position: absolute;
    padding: 0;
    border: 0;
  }
`;

const button = css`
  margin-inline: ${negativeSpace(8)};
`;

/** In the visitor's own time zone, with the day if it is not today. */
function formatMoment(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(getLocale(), {
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
}

export function DraftNote({ draft: { restored, discard } }: { draft: FormDraft }) {
  return (
    <div className={note}>
      <p role="status">
        {restored ? m.draft_restored({ time: formatMoment(restored.typedAt) }) : null}
        {restored?.needsFiles ? ` ${m.draft_files()}` : null}
      </p>
      {restored ? (
        <button type="button" className={cx(dangerTextButton, button)} onClick={discard}>
          {m.draft_discard()}
        </button>
      ) : null}
    </div>
  );
}
