import { env } from '#app/server/env.server.ts';
import { apiBase } from '#contract/endpoints.ts';

/** What travels with a request beside its bytes. */
export type TransportFacts = {
  clientAddress: string;
  requestId: string;
  /** Told of an error of the API, with its status, where that runs in this process. */
  report?: (error: unknown, status: number) => void;
};

/** A way to the API: in this process, or over HTTP. */
export type ApiTransport = {
  /** Given up with the signal where the API is outside; in this process it goes on. */
  fetch(request: Request, facts: TransportFacts, signal?: AbortSignal): Promise<Response>;
  /** Origin that request URLs are made with. */
  origin: string;
};

/** The API in this process: no socket, the same bytes. */
export function embeddedTransport(fetchApi: ApiTransport['fetch']): ApiTransport {
  return { fetch: (request, facts) => fetchApi(request, facts), origin: env.siteOrigin };
}

/** An outside API. It is told the visitor's address, which it believes only behind its own TRUST_PROXY. */
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

/** Called once by the server entry. */
export function setApiTransport(transport: ApiTransport): void {
  current = transport;
}

export function apiTransport(): ApiTransport {
  if (!current) throw new Error('The server entry has not set the way to the API');
  return current;
}
