import { css } from '@linaria/core';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '#app/dashboard/ui/dialog.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { allCommands, commandStore } from './command-store.ts';
import { keyLabel } from './key-label.ts';
import { hasLetterShortcuts, setLetterShortcuts } from './letter-shortcuts.ts';

const list = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  border-top: 1px solid ${color.text};

  & > * {
    padding-block: ${space(8)};
    border-bottom: 1px solid ${color.hairline};
  }

  & dt {
    padding-inline-end: ${space(24)};
    font-weight: 600;
  }
`;

const setting = css`
  display: flex;
  gap: ${space(12)};
  align-items: center;
  min-height: 44px;
  cursor: pointer;
`;

function Shortcuts() {
  const commands = allCommands(useStore(commandStore));
  const [isOn, setOn] = useState(hasLetterShortcuts);
  return (
    <>
      <dl className={list}>
        {commands.flatMap(({ keys, label }) =>
          keys
            ? [
                <dt key={`${keys} key`}>
                  <kbd>{keyLabel(keys)}</kbd>
                </dt>,
                <dd key={keys}>{label}</dd>,
              ]
            : [],
        )}
      </dl>
      <label className={setting}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => {
            setOn(currentTarget.checked);
            setLetterShortcuts(currentTarget.checked);
          }}
        />
        {m.admin_shortcuts_letters()}
      </label>
    </>
  );
}

export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.admin_shortcuts()}>
      <Shortcuts />
    </Dialog>
  );
}
