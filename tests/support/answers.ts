import * as v from 'valibot';
import { expect } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Problem, type ProblemCode, problemSchema, problemStatus } from '#contract/problem.ts';

/** The value of a response's JSON. Fails on a missing or an additional field. */
export async function expectAnswer<TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  response: Response,
): Promise<v.InferOutput<TEndpoint['response']['schema']>> {
  const text = await response.text();
  expect(response.status, text).toBe(endpoint.response.status);
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  const schema: TEndpoint['response']['schema'] = endpoint.response.schema;
  const parsed = v.parse(schema, json);
  expect(json).toEqual(parsed);
  return parsed;
}

export async function expectProblem(
  response: Response,
  code: ProblemCode,
  field?: Record<string, string>,
): Promise<Problem> {
  const text = await response.text();
  expect(response.status, text).toBe(problemStatus[code]);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const json: unknown = JSON.parse(text);
  const problem = v.parse(v.strictObject(problemSchema.entries), json);
  expect(problem).toMatchObject({ status: problemStatus[code], code });
  if (field)
    expect(Object.fromEntries((problem.errors ?? []).map((error) => [error.path, error.code]))).toEqual(
      field,
    );
  return problem;
}
