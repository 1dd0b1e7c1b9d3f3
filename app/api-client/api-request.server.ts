import type { PostedFile } from '#app/forms/posted-files.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { apiBase, type Endpoint } from '#contract/endpoints.ts';
import { apiTransport } from './api-transport.server.ts';

export type LooseRequest = {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
  files?: readonly PostedFile[];
  token?: string;
};

/** Milliseconds after which nothing is expected any more. */
export const timeoutMs = 10_000;

/** With files: they travel to an outside API, and are looked at and stored before the answer. */
const uploadTimeoutMs = 60_000;

/** Milliseconds that the whole of a call may take. */
export function timeoutOf({ files }: LooseRequest): number {
  return files?.length ? uploadTimeoutMs : timeoutMs;
}

/** The entries of an object that have a value, as text. */
function textEntries(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
}

function multipartBody(body: unknown, files: readonly PostedFile[]): FormData {
  const form = new FormData();
  for (const [name, value] of textEntries(body)) form.set(name, value);
  for (const { name, bytes } of files) form.append('files', new Blob([bytes]), name);
  return form;
}

/** The body with its type; multipart names its own, with the boundary. */
function bodyOf({ body, files = [] }: LooseRequest): RequestInit {
  if (body === undefined) return {};
  if (files.length > 0) return { body: multipartBody(body, files) };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** The request of a call, in the visitor's language. */
export function buildRequest(endpoint: Endpoint, given: LooseRequest): Request {
  const values = new Map(textEntries(given.params));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const url = new URL(`${apiTransport().origin}${apiBase}${path}`);
  for (const [name, value] of textEntries(given.query)) url.searchParams.set(name, value);
  const { body, headers } = bodyOf(given);
  return new Request(url, {
    method: endpoint.method,
    headers: {
      'accept-language': requestContext().locale,
      ...(given.token !== undefined && { authorization: given.token }),
      ...Object.fromEntries(textEntries(given.headers)),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    redirect: 'error',
  });
}
