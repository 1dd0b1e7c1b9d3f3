import { Autocomplete } from '@base-ui/react/autocomplete';
import { css } from '@linaria/core';
import { useStore } from 'zustand';
import { control } from '#app/components/ui/field.tsx';
import { Dialog } from '#app/dashboard/ui/dialog.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { allCommands, type Command, commandStore } from './command-store.ts';
import { keyLabel } from './key-label.ts';

const list = css`
  max-height: 50vh;
  margin-top: ${space(12)};
  overflow-y: auto;
`;

const item = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(24)};
  min-height: 44px;
  padding-inline: ${space(12)};
  cursor: pointer;

  &[data-highlighted] {
    color: #fff;
    background: ${color.primary};
  }
`;

const empty = css`
  padding-block: ${space(12)};
  color: ${color.muted};

  &:empty {
    padding: 0;
  }
`;

type Props = { isOpen: boolean; onClose: () => void };

function Commands({ onClose }: { onClose: () => void }) {
  const commands = allCommands(useStore(commandStore));
  const run = (command: Command) => {
    onClose();
    command.run();
  };
  return (
    <Autocomplete.Root
      open
      inline
      items={commands}
      itemToStringValue={({ label }: Command) => label}
      autoHighlight="always"
      keepHighlight
    >
      <Autocomplete.Input
        className={control}
        aria-label={m.admin_palette_search()}
        placeholder={m.admin_palette_search()}
      />
      <Autocomplete.Empty className={empty}>{m.admin_palette_empty()}</Autocomplete.Empty>
      <Autocomplete.List className={list} aria-label={m.admin_palette()}>
        {(command: Command) => (
          <Autocomplete.Item
            key={command.label}
            value={command}
            className={item}
            onClick={() => run(command)}
          >
            {command.label}
            {command.keys ? <kbd>{keyLabel(command.keys)}</kbd> : null}
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

export function CommandPalette({ isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.admin_palette()}>
      <div>
        <Commands onClose={onClose} />
      </div>
    </Dialog>
  );
}
