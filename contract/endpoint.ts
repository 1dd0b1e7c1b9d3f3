import type * as v from 'valibot';
import type { ProblemCode } from './problem.ts';

type RequestParts = {
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  headers?: v.GenericSchema;
  /** JSON. */
  body?: v.GenericSchema;
  /** The body may be multipart/form-data as well, with files in the field `files`; its booleans are true or on. */
  multipart?: { booleans: readonly string[] };
  /** The body is application/x-www-form-urlencoded, and never JSON. */
  form?: true;
};

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, with {name} for path parameters. */
  path: `/${string}`;
  summary: string;
  /** 'member': a session's token in the authorization header is needed; 'optional': it is looked at when given. */
  auth?: 'member' | 'optional';
  request: RequestParts;
  /** The status of success and the schema of its body; v.undefined() where there is none, or where it is a file. */
  response: { status: 200 | 201 | 202 | 204; schema: v.GenericSchema; isFile?: true };
  /** Problems besides the ones that follow from the request's parts. */
  problems?: readonly ProblemCode[];
};

/** Every problem that an endpoint may answer with. */
export function problemsOf({ method, auth, request, problems = [] }: Endpoint): ProblemCode[] {
  return [
    ...new Set<ProblemCode>([
      ...(request.headers || request.body ? (['validation_failed'] as const) : []),
      ...(request.body ? (['payload_too_large', 'unsupported_media_type', 'request_timeout'] as const) : []),
      ...(auth === 'member' ? (['unauthenticated'] as const) : []),
      ...(method === 'GET' ? [] : (['forbidden_origin'] as const)),
      ...(request.params ? (['not_found'] as const) : []),
      ...problems,
      'internal',
      'unavailable',
    ]),
  ];
}
