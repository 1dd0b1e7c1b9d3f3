import * as v from 'valibot';
import type { ProblemCode } from './problem.ts';
import type { StaffAction } from './staff-permissions.ts';

type RequestParts = {
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  headers?: v.GenericSchema;
  /** JSON, unless `multipart` or `form` says otherwise. */
  body?: v.GenericSchema;
  /** Accepts multipart/form-data too, with files in `files`. Listed booleans are sent as `true` or `on`. With `maxFileBytes`: one file of this size. */
  multipart?: { booleans: readonly string[]; maxFileBytes?: number };
  /** Accepts application/x-www-form-urlencoded only. */
  form?: true;
};

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, with {name} for path parameters. */
  path: `/${string}`;
  summary: string;
  /** Session token in the authorization header: `member` requires one, `optional` uses one. */
  auth?: 'member' | 'optional';
  /** Staff session token in the authorization header, with this permission. `signed-out`: without a session. */
  staff?: StaffAction | 'signed-out';
  /** Called without the person: does not extend the session. */
  isBackground?: true;
  /** Days, as 2027-01-31: when it was deprecated, and the earliest removal. docs/api.md has the rules. */
  deprecated?: { since: string; sunset: string };
  request: RequestParts;
  /** `v.undefined()` for an empty body or a file. */
  response: { status: 200 | 201 | 202 | 204; schema: v.GenericSchema; isFile?: true };
  /** In addition to those that follow from the request's parts. */
  problems?: readonly ProblemCode[];
};

/** The response without a body. */
export const nothing = { status: 204, schema: v.undefined() } as const satisfies Endpoint['response'];
