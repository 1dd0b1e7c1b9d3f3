import { createStore } from 'zustand/vanilla';
import { type StaffProblem, signedOutCode } from '#app/dashboard/acts/staff-result.ts';
import type { Locale } from '#contract/locales.ts';
import type { Conflict } from '#contract/problem.ts';
import type { Item, ItemContent } from '#contract/staff-content.ts';
import { changedParts, partKey, readPart, writePart } from './content-parts.ts';
import type { DraftServer, DraftSession, DraftState, OpenConflict, SaveStatus } from './draft-state.ts';
import { mergeContent } from './merge-content.ts';

/** The meaning of refusals. Others are temporary. */
const refusals: Readonly<Record<string, SaveStatus>> = {
  [signedOutCode]: 'signed-out',
  validation_failed: 'refused',
  not_found: 'deleted',
  forbidden: 'forbidden',
  payload_too_large: 'too-large',
};

/** More input does not help. */
const lasting: ReadonlySet<SaveStatus> = new Set([
  'conflict',
  'signed-out',
  'trashed',
  'deleted',
  'forbidden',
]);

type Options = {
  /** Called when a change of another person was added to the content. */
  onMerged?: (conflict: Conflict | undefined) => void;
};

function epochsAfter(before: DraftState, content: ItemContent): DraftState['epochs'] {
  const epochs: Record<string, number> = { ...before.epochs };
  for (const part of changedParts(before.content, content)) {
    const key = partKey(part);
    epochs[key] = (epochs[key] ?? 0) + 1;
  }
  return epochs;
}

/** The draft of an item while it is edited. */
export function startDraft(item: Item, server: DraftServer, { onMerged }: Options = {}): DraftSession {
  const store = createStore<DraftState>()(() => ({
    item,
    content: item.content,
    status: 'saved',
    errors: {},
    conflict: undefined,
    epochs: {},
  }));
  let base = item.content;
  let confirmed: Locale[] = [];
  let running: Promise<boolean> | undefined;

  const isStored = () => confirmed.length === 0 && changedParts(base, store.getState().content).length === 0;

  function replace(content: ItemContent): void {
    store.setState((before) => ({ content, epochs: epochsAfter(before, content) }));
    store.setState({ status: isStored() ? 'saved' : 'typed' });
  }

  function conflictWith(content: ItemContent, open: OpenConflict | undefined): OpenConflict | undefined {
    return open && { ...open, parts: mergeContent(base, content, open.theirs.content).conflicts };
  }

  /** Adds the changes of `theirs`. False if both changed the same parts, which a person has to settle. */
  function unite(theirs: Item, conflict: Conflict | undefined): boolean {
    const { merged, conflicts } = mergeContent(base, store.getState().content, theirs.content);
    if (conflicts.length > 0) {
      store.setState({ status: 'conflict', conflict: { theirs, parts: conflicts, conflict } });
      return false;
    }
    base = theirs.content;
    store.setState({ item: theirs, errors: {}, conflict: undefined });
    replace(merged);
    return true;
  }

  /** The text stays unsaved until the item is restored. */
  function settleTrash(theirs: Item): false {
    store.setState({ item: theirs, status: 'trashed' });
    return false;
  }

  async function settleConflict(conflict: Conflict | undefined): Promise<boolean> {
    const answer = await server.read();
    if (!answer.ok) return fail(answer.problem);
    const theirs = answer.data.data;
    if (theirs.trashedAt) return settleTrash(theirs);
    if (!unite(theirs, conflict)) return false;
    onMerged?.(conflict);
    return attempt();
  }

  function fail({ code, errors, conflict }: StaffProblem): Promise<boolean> | false {
    if (code === 'conflict') return settleConflict(conflict);
    store.setState({ status: refusals[code] ?? 'offline', errors });
    return false;
  }

  async function attempt(): Promise<boolean> {
    if (isStored()) {
      store.setState({ status: 'saved' });
      return true;
    }
    const { item: last, content, status } = store.getState();
    const sentConfirmed = confirmed;
    // Staying there does not start another attempt by itself.
    store.setState({ status: status === 'signed-out' ? status : 'saving', errors: {} });
    const result = await server.save({ revision: last.revision, content, confirmed: sentConfirmed });
    if (!result.ok) return fail(result.problem);
    base = content;
    confirmed = confirmed.filter((locale) => !sentConfirmed.includes(locale));
    store.setState({ item: result.data.data, status: isStored() ? 'saved' : 'typed' });
    return isStored();
  }

  function run(): Promise<boolean> {
    running ??= attempt().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    store,
    base: () => base,
    accept: (next) => {
      // The answer of a save on its way is newer, or a conflict.
      if (!running) unite(next, undefined);
    },
    drop: () => replace(base),
    resume: (from, content) => {
      base = from;
      replace(content);
      unite(store.getState().item, undefined);
    },
    change: (part, value) => {
      if (Object.is(readPart(store.getState().content, part), value)) return;
      store.setState((before) => {
        const content = writePart(before.content, part, value);
        return { content, conflict: conflictWith(content, before.conflict) };
      });
      if (!lasting.has(store.getState().status)) store.setState({ status: isStored() ? 'saved' : 'typed' });
    },
    confirm: (locale) => {
      confirmed = [...new Set([...confirmed, locale])];
      store.setState({ status: 'typed' });
    },
    resolve: (content) => {
      const { conflict } = store.getState();
      if (!conflict) return;
      base = conflict.theirs.content;
      store.setState({ item: conflict.theirs, conflict: undefined });
      replace(content);
    },
    save: async (extent) => {
      const { status, conflict } = store.getState();
      if (status === 'conflict' && !(conflict && unite(conflict.theirs, conflict.conflict))) return false;
      const isDone = await run();
      const isTypedMeanwhile = store.getState().status === 'typed';
      return !isDone && extent === 'all' && isTypedMeanwhile ? run() : isDone;
    },
  };
}
