import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import { m } from '#app/paraglide/messages.js';
import { interrupt } from './interruptions.ts';
import { problemText } from './problem-text.ts';
import type { TakeBack } from './show-at-once.ts';
import { lostCode, problemOf, type StaffProblem, type StaffResult, signedOutCode } from './staff-result.ts';

type Run<TData> = () => Promise<StaffResult<TData>>;

export type ActOptions<TData = unknown> = {
  done?: string;
  /** Runs after a repeated attempt, too. */
  onDone?: (data: TData) => void;
  show?: () => TakeBack;
  undo?: Run<unknown>;
  /** Handles a problem itself, such as a conflict or errors of fields. Returns false to have it shown. */
  onProblem?: (problem: StaffProblem) => boolean;
};

/** A lost connection is a problem like those that the server answers. */
export async function attempt<TData>(run: Run<TData>): Promise<StaffResult<TData>> {
  try {
    return await run();
  } catch {
    // Also a page that the server could not answer: the server has logged it.
    return { ok: false, problem: problemOf(lostCode) };
  }
}

async function attemptUntilAllowed<TData>(run: Run<TData>): Promise<StaffResult<TData>> {
  const result = await attempt(run);
  if (result.ok) return result;
  const { code } = result.problem;
  const kind = code === 'second_factor_required' ? 'verify' : code === signedOutCode ? 'sign-in' : undefined;
  return kind && (await interrupt(kind)) ? attemptUntilAllowed(run) : result;
}

type Report = { again: () => void; undo: (run: Run<unknown>) => void };

function report(
  result: StaffResult<unknown>,
  { done, undo, onProblem }: Omit<ActOptions, 'onDone'>,
  then: Report,
): void {
  if (result.ok) {
    const action = undo && { label: m.admin_undo(), run: () => then.undo(undo) };
    if (done) showToast(done, action ? { action } : {});
    return;
  }
  if (onProblem?.(result.problem)) return;
  const isTemporary = [lostCode, 'unavailable'].includes(result.problem.code);
  const action = { label: m.error_retry(), run: then.again };
  showToast(problemText(result.problem), { type: 'error', ...(isTemporary && { action }) });
}

/** Runs server functions that change something, one at a time, and reports their problems. Nothing typed is lost. */
export function useStaffAct() {
  const queryClient = useQueryClient();
  const [isActing, setActing] = useState(false);
  const running = useRef(false);

  const act = useCallback(
    async <TData>(
      run: Run<TData>,
      options: ActOptions<TData> = {},
    ): Promise<StaffResult<TData> | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setActing(true);
      const takeBack = options.show?.();
      const result = await attemptUntilAllowed(run);
      running.current = false;
      if (!result.ok) takeBack?.();
      await queryClient.invalidateQueries({ queryKey: [staffKey] });
      setActing(false);
      report(result, options, {
        again: () => void act(run, options),
        undo: (undo) => void act(undo, { done: m.admin_undone() }),
      });
      if (result.ok) options.onDone?.(result.data);
      return result;
    },
    [queryClient],
  );
  return { act, isActing };
}
