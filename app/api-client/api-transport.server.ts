import { env } from '#app/server/env.server.ts';
import { apiBase } from '#contract/endpoints.ts';

export type TransportContext = {
  clientAddress: string;
  requestId: string;
  report?: (error: unknown, status: number) => void;
};

export type ApiTransport = {
  /** An outside call ends with the signal. An in-process call continues. */
  fetch(request: Request, context: TransportContext, signal?: AbortSignal): Promise<Response>;
  origin: string;
};

export function embeddedTransport(fetchApi: ApiTransport['fetch']): ApiTransport {
  return { fetch: (request, context) => fetchApi(request, context), origin: env.siteOrigin };
}

/** An outside API uses the visitor's address only behind its own TRUST_PROXY. */
export function httpTransport(baseUrl: string): ApiTransport {
  return {
    fetch: (request, context, signal) => {
      request.headers.set('x-forwarded-for', context.clientAddress);
      request.headers.set('x-request-id', context.requestId);
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
