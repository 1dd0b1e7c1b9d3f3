import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { ApiContractError } from './api-errors.server.ts';

type Issues = readonly v.BaseIssue<unknown>[];

const listSchema = v.looseObject({ data: v.array(v.unknown()) });

function toError({ method, path }: Endpoint, issues: Issues): ApiContractError {
  const [first] = issues;
  const place = (first && v.getDotPath(first)) ?? '(root)';
  return new ApiContractError(`${method} ${path} answered outside the contract at ${place}`);
}

function brokenItems(issues: Issues): Set<number> | undefined {
  const positions = new Set<number>();
  for (const { path } of issues) {
    const position = path?.[0].key === 'data' ? path[1]?.key : undefined;
    if (typeof position !== 'number') return undefined;
    positions.add(position);
  }
  return positions;
}

function withoutBrokenItems(value: unknown, issues: Issues): unknown {
  const list = v.safeParse(listSchema, value);
  const broken = brokenItems(issues);
  if (!list.success || !broken) return undefined;
  const data = list.output.data.filter((_, position) => !broken.has(position));
  return data.length > 0 ? { ...list.output, data } : undefined;
}

/** One broken item of a list is reported and omitted. @throws {ApiContractError} for any other fault */
export function parseAnswer<TSchema extends v.GenericSchema>(
  endpoint: Endpoint,
  schema: TSchema,
  value: unknown,
  report: (error: Error) => void,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const error = toError(endpoint, result.issues);
  const rest = v.safeParse(schema, withoutBrokenItems(value, result.issues));
  if (!rest.success) throw error;
  report(error);
  return rest.output;
}
