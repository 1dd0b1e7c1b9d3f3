import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export type FakeRequest = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  form: URLSearchParams;
};

export type FakeAnswer = { status: number; json?: unknown; text?: string; headers?: Record<string, string> };

/** How a service is out of order: it hangs, hangs up, redirects, sends too much, sends no JSON, or has a status. */
export type Outage = 'silent' | 'hang-up' | 'redirect' | 'flood' | 'nonsense' | number;

export type FakeServer = {
  url: string;
  requests: FakeRequest[];
  breakDown(outage: Outage | undefined): void;
  stop(): void;
};

const megabyte = 'x'.repeat(1_000_000);

function answerOf(outage: Exclude<Outage, 'silent' | 'hang-up'>): FakeAnswer {
  if (outage === 'redirect') return { status: 307, headers: { location: '/elsewhere' } };
  if (outage === 'flood')
    return { status: 200, json: { access_token: 'token', success: true, score: 0, flood: megabyte } };
  if (outage === 'nonsense') return { status: 200, text: '<html>Welcome</html>' };
  return { status: outage, json: { error: 'server_error' } };
}

async function readRequest(request: IncomingMessage): Promise<FakeRequest> {
  const body = await text(request);
  return {
    method: request.method ?? '',
    url: new URL(request.url ?? '/', 'http://localhost'),
    headers: request.headers,
    body,
    form: new URLSearchParams(body),
  };
}

function send(response: ServerResponse, { status, json, text: plain = '', headers }: FakeAnswer): void {
  const type = json === undefined ? 'text/html' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(json === undefined ? plain : JSON.stringify(json));
}

export async function startFakeServer(answer: (request: FakeRequest) => FakeAnswer): Promise<FakeServer> {
  const requests: FakeRequest[] = [];
  let outage: Outage | undefined;
  const server = createServer(async (request, response) => {
    const received = await readRequest(request);
    requests.push(received);
    if (outage === 'silent') return;
    if (outage === 'hang-up') response.destroy();
    else send(response, outage === undefined ? answer(received) : answerOf(outage));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    breakDown: (next) => {
      outage = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
