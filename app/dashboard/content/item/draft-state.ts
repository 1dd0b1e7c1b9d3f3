import type { StoreApi } from 'zustand/vanilla';
import type { StaffResult } from '#app/dashboard/acts/staff-result.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import type { Locale } from '#contract/locales.ts';
import type { Conflict } from '#contract/problem.ts';
import type { Item, ItemContent } from '#contract/staff-content.ts';
import type { Part, PartValue } from './content-parts.ts';

/**
 * `typed`: saved in a moment. `offline`: no answer; it is tried again. `refused`: a field has a value that the
 * server does not take. `trashed`, `deleted`: another person did that.
 */
export type SaveStatus =
  | 'saved'
  | 'typed'
  | 'saving'
  | 'offline'
  | 'signed-out'
  | 'conflict'
  | 'refused'
  | 'trashed'
  | 'deleted'
  | 'forbidden'
  | 'too-large';

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
  /** Gives up what is not stored. */
  drop: () => void;
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
