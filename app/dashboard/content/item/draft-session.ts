import { createStore, type StoreApi } from 'zustand/vanilla';
import { type StaffProblem, type StaffResult, signedOutCode } from '#app/dashboard/acts/staff-result.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import type { Locale } from '#contract/locales.ts';
import type { Conflict } from '#contract/problem.ts';
import type { Item, ItemContent } from '#contract/staff-content.ts';
import { changedParts, type Part, type PartValue, partKey, readPart, writePart } from './content-parts.ts';
import { mergeContent } from './merge-content.ts';

/**
 * `typed`: saved in a moment. `offline`: no answer; it is tried again. `refused`: a field has a value that the
 * server does not take.
 */
export type SaveStatus = 'saved' | 'typed' | 'saving' | 'offline' | 'signed-out' | 'conflict' | 'refused';

/** Another person changed the same parts. */
export type OpenConflict = { theirs: Item; parts: Part[]; conflict: Conflict | undefined };

export type DraftState = {
  /** As the server answered last. */
  item: Item;
  content: ItemContent;
  status: SaveStatus;
  errors: FormErrors;
  conflict: OpenConflict | undefined;
  /** Counts changes of a part from outside, by its key: its control starts again. */
  epochs: Readonly<Record<string, number>>;
};

export type DraftServer = {
  save: (draft: {
    revision: number;
    content: ItemContent;
    confirmed: Locale[];
  }) => Promise<StaffResult<{ data: Item }>>;
  read: () => Promise<StaffResult<{ data: Item }>>;
};

export type DraftSession = {
  store: StoreApi<DraftState>;
  change: (part: Part, value: PartValue | undefined) => void;
  /** Replaces the content from outside the controls. */
  replace: (content: ItemContent) => void;
  /** Continues with content that was made from `from`. */
  resume: (from: ItemContent, content: ItemContent) => void;
  /** False if a change is not stored on the server. `all`: also changes that are typed meanwhile. */
  save: (extent?: 'all') => Promise<boolean>;
  /** A language fits the Korean original although it did not change. */
  confirm: (locale: Locale) => void;
  /** An answer of another act, or a later reading. */
  accept: (item: Item) => void;
  /** Ends a conflict with a content that has both. */
  resolve: (content: ItemContent) => void;
  base: () => ItemContent;
};

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

  function accept(next: Item): void {
    const { merged } = mergeContent(base, store.getState().content, next.content);
    base = next.content;
    store.setState({ item: next, errors: {} });
    replace(merged);
  }

  /** Adds the changes of `theirs`. False if both changed the same parts, which a person has to settle. */
  function unite(theirs: Item, conflict: Conflict | undefined): boolean {
    const { merged, conflicts } = mergeContent(base, store.getState().content, theirs.content);
    if (conflicts.length > 0) {
      store.setState({ status: 'conflict', conflict: { theirs, parts: conflicts, conflict } });
      return false;
    }
    base = theirs.content;
    store.setState({ item: theirs });
    replace(merged);
    return true;
  }

  async function settleConflict(conflict: Conflict | undefined): Promise<boolean> {
    const answer = await server.read();
    if (!answer.ok) return fail(answer.problem);
    if (!unite(answer.data.data, conflict)) return false;
    onMerged?.(conflict);
    return attempt();
  }

  function fail({ code, errors, conflict }: StaffProblem): Promise<boolean> | false {
    if (code === 'conflict') return settleConflict(conflict);
    if (code === signedOutCode) store.setState({ status: 'signed-out' });
    else if (code === 'validation_failed') store.setState({ status: 'refused', errors });
    else store.setState({ status: 'offline' });
    return false;
  }

  async function attempt(): Promise<boolean> {
    if (isStored()) {
      store.setState({ status: 'saved' });
      return true;
    }
    const { item: last, content } = store.getState();
    const sentConfirmed = confirmed;
    store.setState({ status: 'saving', errors: {} });
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
    accept,
    replace,
    resume: (from, content) => {
      base = from;
      replace(content);
      unite(store.getState().item, undefined);
    },
    change: (part, value) => {
      if (Object.is(readPart(store.getState().content, part), value)) return;
      store.setState((before) => ({ content: writePart(before.content, part, value) }));
      const { status } = store.getState();
      if (status !== 'conflict' && status !== 'signed-out')
        store.setState({ status: isStored() ? 'saved' : 'typed' });
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
      const { status } = store.getState();
      if (status === 'conflict') return false;
      const isDone = await run();
      const isTypedMeanwhile = store.getState().status === 'typed';
      return !isDone && extent === 'all' && isTypedMeanwhile ? run() : isDone;
    },
  };
}
