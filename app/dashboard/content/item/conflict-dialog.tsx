import { css } from '@linaria/core';
import { lazy, Suspense, useState } from 'react';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { personLabel } from '#app/dashboard/content/content-labels.ts';
import { partLabel } from '#app/dashboard/content/difference/part-label.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import { type Part, partKey, readPart, writePart } from './content-parts.ts';
import type { OpenConflict } from './draft-state.ts';
import { mergeContent } from './merge-content.ts';

const PartDifference = lazy(() =>
  import('#app/dashboard/content/difference/difference-view.tsx').then((module) => ({
    default: module.PartDifference,
  })),
);

const part = css`
  display: grid;
  gap: ${space(8)};
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    margin-bottom: ${space(6)};
    font-weight: 600;
  }

  & label {
    display: inline-flex;
    gap: ${space(8)};
    align-items: center;
    min-height: 44px;
    margin-inline-end: ${space(24)};
  }
`;

type Choice = 'mine' | 'theirs';

type Props = {
  base: ItemContent;
  mine: ItemContent;
  conflict: OpenConflict;
  onClose: () => void;
  /** `unused`: the other texts. */
  onResolve: (content: ItemContent, unused: { label: string; text: string }[]) => void;
};

/** Two people changed the same parts: shows who, when and what, and takes a choice for each part. */
export function ConflictDialog({ base, mine, conflict, onClose, onResolve }: Props) {
  const { theirs, parts } = conflict;
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const by = conflict.conflict?.by ?? theirs.updatedBy;
  const at = conflict.conflict?.at ?? theirs.updatedAt;
  const choiceOf = (one: Part): Choice => choices[partKey(one)] ?? 'mine';

  const resolve = () => {
    const { merged } = mergeContent(base, mine, theirs.content);
    const taken = parts.filter((one) => choiceOf(one) === 'theirs');
    const content = taken.reduce((all, one) => writePart(all, one, readPart(theirs.content, one)), merged);
    const unused = parts.flatMap((one) => {
      const text = readPart(choiceOf(one) === 'mine' ? theirs.content : mine, one);
      return typeof text === 'string' && text ? [{ label: partLabel(theirs.kind, one), text }] : [];
    });
    onResolve(content, unused);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="extraLarge"
      title={m.admin_conflict()}
      description={m.admin_conflict_text({ name: personLabel(by), time: formatTime(at) })}
    >
      {parts.map((one) => (
        <fieldset key={partKey(one)} className={part}>
          <legend>{partLabel(theirs.kind, one)}</legend>
          <Suspense>
            <PartDifference
              kind={theirs.kind}
              part={one}
              before={{ label: m.admin_conflict_theirs({ name: personLabel(by) }), content: theirs.content }}
              after={{ label: m.admin_conflict_mine(), content: mine }}
            />
          </Suspense>
          <div>
            {(['mine', 'theirs'] as const).map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name={partKey(one)}
                  checked={choiceOf(one) === choice}
                  onChange={() => setChoices({ ...choices, [partKey(one)]: choice })}
                />
                {choice === 'mine'
                  ? m.admin_conflict_take_mine()
                  : m.admin_conflict_take_theirs({ name: personLabel(by) })}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={buttonRow}>
        <button type="button" className={primaryButton} onClick={resolve}>
          {m.admin_conflict_save()}
        </button>
        <button type="button" className={quietButton} onClick={onClose}>
          {m.admin_conflict_later()}
        </button>
      </div>
    </Dialog>
  );
}
