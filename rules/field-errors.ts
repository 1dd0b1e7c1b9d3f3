import * as v from 'valibot';
import { type FieldError, fieldCodeSchema } from '#contract/field-codes.ts';

export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (byPath.has(path)) continue;
    const code = v.is(fieldCodeSchema, issue.message)
      ? issue.message
      : issue.input === undefined
        ? 'required'
        : 'invalid';
    byPath.set(path, { path, code });
  }
  return [...byPath.values()];
}
