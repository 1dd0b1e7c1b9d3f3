import { env } from '#app/server/env.server.ts';
import { apiBase } from '#contract/endpoints.ts';

/** Context of a request that is not part of its bytes. */
export type TransportContext = {
  clientAddress: string;
  requestId: string;
  /** Called with an error of the API and its status, where the API runs in this process. */
  report?: (error: unknown, status: number) => void;
};

/** Sends requests to the API: in this process, or over HTTP. */
export type ApiTransport = {
  /** An outside call ends with the signal. An in-process call continues. */
  fetch(request: Request, facts: TransportContext, signal?: AbortSignal): Promise<Response>;
  /** Origin of request URLs. */
  origin: string;
};

/** The API in this process: the same bytes without a socket. */
export function embeddedTransport(fetchApi: ApiTransport['fetch']): ApiTransport {
  return { fetch: (request, facts) => fetchApi(request, facts), origin: env.siteOrigin };
}

/** An outside API. It gets the visitor's address, and believes it only behind its own TRUST_PROXY. */
export function httpTransport(baseUrl: string): ApiTransport {
  return {
    fetch: (request, facts, signal) => {
      request.headers.set('x-forwarded-for', facts.clientAddress);
      request.headers.set('x-request-id', facts.requestId);
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
