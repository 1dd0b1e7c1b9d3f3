import { requestContext } from '#app/server/request-context.server.ts';
import { apiBase, type Endpoint } from '#contract/endpoints.ts';
import type { PostedFile } from '#request-body/collect-files.ts';
import type { ParsedForm } from '#request-body/multipart.ts';
import { apiTransport } from './api-transport.server.ts';

export type LooseRequest = {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
  files?: readonly PostedFile[];
  token?: string;
};

export const timeoutMs = 10_000;

const uploadTimeoutMs = 60_000;

export function timeoutOf({ files }: LooseRequest): number {
  return files?.length ? uploadTimeoutMs : timeoutMs;
}

function textEntries(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
}

export function formOf({ body, files = [] }: LooseRequest): ParsedForm | undefined {
  return files.length > 0 ? { fields: Object.fromEntries(textEntries(body)), files } : undefined;
}

/** Reads of a preview. The API shows the draft to the person who requested it. */
function previewHeaders(endpoint: Endpoint, { token }: LooseRequest): Record<string, string> {
  const { preview, staffToken } = requestContext();
  if (preview === undefined || !staffToken || token !== undefined || endpoint.method !== 'GET') return {};
  return { 'x-preview': preview, authorization: staffToken };
}

function bodyOf({ body, files = [] }: LooseRequest): RequestInit {
  if (body === undefined || files.length > 0) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

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
      ...previewHeaders(endpoint, given),
      ...Object.fromEntries(textEntries(given.headers)),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    redirect: 'error',
  });
}
