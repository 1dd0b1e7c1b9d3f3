import { processState } from '#framework-internals/process-state.ts';

export type Counts = { inquiries: number; failedSignIns: number };

const state = processState<Counts>('counts');

export function counts(): Counts {
  state.value ??= { inquiries: 0, failedSignIns: 0 };
  return state.value;
}
