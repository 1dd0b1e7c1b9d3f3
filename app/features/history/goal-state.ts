import type { HistoryEntry } from '#contract/company.ts';

/** `isOverdue`: its month has passed in Korea, and nobody has entered an outcome. */
export type OpenGoal = HistoryEntry & { isOverdue: boolean };

export type GoalState = 'planned' | 'delayed' | 'overdue';

/** @param today such as 2026-11-26 */
export function withOverdue(entry: HistoryEntry, today: string): OpenGoal {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return { ...entry, isOverdue: entry.year * 12 + entry.month < year * 12 + month };
}

export function goalState({ isOverdue, plannedYear }: OpenGoal): GoalState {
  if (isOverdue) return 'overdue';
  return plannedYear === undefined ? 'planned' : 'delayed';
}
