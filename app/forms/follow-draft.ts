import { digestInitial, fillIn, findField, hasFiles, readTyped, resetFields } from './draft-fields.ts';
import { type DraftStorage, openDraftStorage } from './draft-storage.ts';
import {
  type Draft,
  type DraftKey,
  draftRules,
  readDraft,
  removeDraft,
  removeMemberDrafts,
  writeDraft,
} from './drafts.ts';

const writeDelayMs = 400;

export type DraftSource = DraftKey & {
  /** Identifies the values that a link prefilled; empty for none. */
  link?: string;
};

export type RestoredDraft = { typedAt: number; needsFiles: boolean };

type FollowedDraft = {
  restored: RestoredDraft | undefined;
  discard: () => void;
  end: () => void;
  stop: () => void;
};

function usableValues(form: HTMLFormElement, source: DraftSource, draft: Draft): Record<string, string> {
  const { linked = [], stored = [] } = draftRules(source);
  const isOtherLink = Boolean(source.link) && source.link !== draft.link;
  const initial = (name: string) => findField(form, name)?.initial ?? '';
  const dropped = [
    ...(isOtherLink ? linked.filter(initial) : []),
    ...(digestInitial(form, stored) === draft.base ? [] : stored),
  ];
  const usable = Object.fromEntries(Object.entries(draft.values).filter(([name]) => !dropped.includes(name)));
  if (isOtherLink && usable.content) usable.content = initial('content') + usable.content;
  return usable;
}

function restore(form: HTMLFormElement, source: DraftSource, storage: DraftStorage) {
  const draft = readDraft(storage, source, Date.now());
  if (!draft) return { names: [] };
  const values = usableValues(form, source, draft);
  if (Object.keys(values).length === 0) removeDraft(storage, source);
  const names = fillIn(form, values);
  if (names.length === 0) return { names };
  return { names, restored: { typedAt: draft.typedAt, needsFiles: draft.hadFiles && !hasFiles(form) } };
}

function save(form: HTMLFormElement, source: DraftSource, storage: DraftStorage): void {
  const { fields, stored = [] } = draftRules(source);
  writeDraft(storage, source, {
    typedAt: Date.now(),
    link: source.link ?? '',
    base: digestInitial(form, stored),
    hadFiles: hasFiles(form),
    values: readTyped(form, fields),
  });
}

/** Restores a form's draft, then stores typed values until `end` or `stop`. Undefined without a storage. */
export function followDraft(form: HTMLFormElement, source: DraftSource): FollowedDraft | undefined {
  const storage = openDraftStorage(draftRules(source).storage);
  if (!storage) return undefined;
  if (source.owner !== null) removeMemberDrafts(storage, source.owner);
  const { names, restored } = restore(form, source, storage);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function flush(): void {
    if (timer === undefined) return;
    cancel();
    if (storage) save(form, source, storage);
  }
  function schedule(): void {
    cancel();
    timer = setTimeout(flush, writeDelayMs);
  }

  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener('input', schedule, { signal });
  window.addEventListener('pagehide', flush, { signal });
  // The last event that phones fire before they end a page.
  document.addEventListener('visibilitychange', flush, { signal });

  return {
    restored,
    discard: () => {
      resetFields(form, names);
      removeDraft(storage, source);
    },
    end: () => {
      cancel();
      removeDraft(storage, source);
    },
    stop: () => {
      flush();
      listening.abort();
    },
  };
}
