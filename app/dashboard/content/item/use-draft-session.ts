import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { attempt } from '#app/dashboard/acts/use-staff-act.ts';
import { personLabel } from '#app/dashboard/content/content-labels.ts';
import { readContentItem, saveContentDraft } from '#app/dashboard/content/staff-items.functions.ts';
import { contentQueries } from '#app/dashboard/content/staff-items.queries.ts';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import { useUnsaved } from '#app/dashboard/unsaved/use-unsaved.ts';
import { m } from '#app/paraglide/messages.js';
import { type Item, itemContentSchema } from '#contract/staff-content.ts';
import { startDraft } from './draft-session.ts';
import type { DraftSession, DraftState, SaveStatus } from './draft-state.ts';

const delaysMs: Partial<Record<SaveStatus, number>> = { typed: 1500, 'signed-out': 1500, offline: 5000 };

function openSession(item: Item): DraftSession {
  const { id } = item;
  return startDraft(
    item,
    {
      save: (draft) => attempt(() => saveContentDraft({ data: { id, ...draft } })),
      read: () => attempt(() => readContentItem({ data: { id } })),
    },
    {
      onMerged: (conflict) => showToast(m.admin_draft_merged({ name: personLabel(conflict?.by ?? null) })),
    },
  );
}

/** Saves some time after the last input, again while there is no answer, and on return after the session ended. */
function useAutosave(session: DraftSession, { status, content }: DraftState): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each input starts the time again
  useEffect(() => {
    const delay = delaysMs[status];
    if (delay === undefined) return;
    const timer = setTimeout(() => void session.save(), delay);
    return () => clearTimeout(timer);
  }, [session, status, content]);

  useEffect(() => {
    const saveNow = () => void session.save();
    const saveSignedOut = () => {
      if (session.store.getState().status === 'signed-out') saveNow();
    };
    window.addEventListener('online', saveNow);
    window.addEventListener('focus', saveSignedOut);
    return () => {
      window.removeEventListener('online', saveNow);
      window.removeEventListener('focus', saveSignedOut);
    };
  }, [session]);
}

const unsavedSchema = v.object({ content: itemContentSchema, base: itemContentSchema });

/** Content that a closed document left in this browser continues where it was. */
function useUnsavedContent(session: DraftSession, state: DraftState) {
  const { item, content, status } = state;
  const { found, keep, discard, accept, isBackedUp } = useUnsaved({
    item: `content/${item.id}`,
    base: String(item.revision),
    schema: unsavedSchema,
  });
  const [hasReturned, setReturned] = useState(false);
  const isStoredHere = useRef(false);

  useEffect(() => {
    if (!found) return;
    session.resume(found.value.base, found.value.content);
    setReturned(session.store.getState().status !== 'saved');
    accept();
  }, [found, session, accept]);

  useEffect(() => {
    if (status !== 'saved') keep({ content, base: session.base() });
    // Not before the first input: an earlier document may have left something.
    else if (isStoredHere.current) discard();
    isStoredHere.current = status !== 'saved';
  }, [status, content, session, keep, discard]);

  return { hasReturned, isBackedUp, forget: () => setReturned(false) };
}

export function useDraftSession(given: Item) {
  const queryClient = useQueryClient();
  const [session] = useState(() => openSession(given));
  const state = useStore(session.store);
  useAutosave(session, state);
  const unsaved = useUnsavedContent(session, state);
  const { item, status } = state;

  // Another reading, such as after a command or when the window gets the focus again.
  useEffect(() => {
    if (status !== 'saving' && given.revision > session.store.getState().item.revision) session.accept(given);
  }, [given, session, status]);
  useEffect(() => {
    const { queryKey } = contentQueries.item(item.id);
    const cached = queryClient.getQueryData(queryKey);
    // The same revision is not written again: that would cancel a pending read.
    if (!cached || cached.revision < item.revision) queryClient.setQueryData(queryKey, item);
  }, [item, queryClient]);

  return { session, state, unsaved };
}
