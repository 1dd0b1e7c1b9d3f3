import { env } from '#app/server/env.server.ts';
import { apiBase } from '#contract/endpoints.ts';
import type { ParsedForm } from '#request-body/multipart.ts';

export type TransportContext = {
  clientAddress: string;
  requestId: string;
  report?: (error: unknown, status: number) => void;
  /** Replaces the request's body: the embedded API takes the parsed files, an outside one a multipart body. */
  form?: ParsedForm | undefined;
  handOver?: ((body: unknown) => void) | undefined;
  /** Reads with the same object belong to one page: the embedded API looks up their session once. */
  page?: object | undefined;
};

export type ApiTransport = {
  /** An outside call ends with the signal. An in-process call continues. */
  fetch(request: Request, context: TransportContext, signal?: AbortSignal): Promise<Response>;
  origin: string;
};

export function embeddedTransport(fetchApi: ApiTransport['fetch']): ApiTransport {
  return { fetch: (request, context) => fetchApi(request, context), origin: env.siteOrigin };
}

function multipartBody({ fields, files }: ParsedForm): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, bytes } of files) form.append('files', new Blob([bytes]), name);
  return form;
}

/** An outside API uses the visitor's address only behind its own TRUST_PROXY. */
export function httpTransport(baseUrl: string): ApiTransport {
  return {
    fetch: (given, { clientAddress, requestId, form }, signal) => {
      const request = form ? new Request(given, { body: multipartBody(form) }) : given;
      request.headers.set('x-forwarded-for', clientAddress);
      request.headers.set('x-request-id', requestId);
      return fetch(request, signal ? { signal } : {});
    },
    origin: baseUrl.endsWith(apiBase) ? baseUrl.slice(0, -apiBase.length) : baseUrl,
  };
}

let current: ApiTransport | undefined;

export function setApiTransport(transport: ApiTransport): void {
  current = transport;
}

export function apiTransport(): ApiTransport {
  if (!current) throw new Error('The server entry has not set the way to the API');
  return current;
}
