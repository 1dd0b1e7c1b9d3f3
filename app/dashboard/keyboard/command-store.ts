import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';

export type Command = {
  label: string;
  run: () => void;
  /** A letter, `/`, `?`, or a key after `$mod+` (Ctrl, on a Mac ⌘), such as `$mod+Enter`. */
  keys?: string;
};

type Commands = { byOwner: ReadonlyMap<symbol, readonly Command[]> };

/** Components add commands in effects, so it stays empty on the server. */
export const commandStore = createStore<Commands>()(() => ({ byOwner: new Map() }));

export function allCommands({ byOwner }: Commands): Command[] {
  return [...byOwner.values()].flat();
}

function setCommands(owner: symbol, commands: readonly Command[] | undefined): void {
  const byOwner = new Map(commandStore.getState().byOwner);
  if (commands) byOwner.set(owner, commands);
  else byOwner.delete(owner);
  commandStore.setState({ byOwner });
}

export function useCommands(commands: readonly Command[]): void {
  const [owner] = useState(() => Symbol('commands'));
  useEffect(() => setCommands(owner, commands));
  useEffect(() => () => setCommands(owner, undefined), [owner]);
}
