import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/*
 * One span for each request, to a collector of OpenTelemetry, as OTLP over HTTP in JSON. A protocol of one message
 * needs no library: the official packages would be fifteen.
 */

type TracingSettings = {
  endpoint: string;
  serviceName: string;
  routeKindOf(request: IncomingMessage): string;
  countLostSpans(count: number): void;
};

type Parent = { traceId: string; spanId: string; isSampled: boolean };

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code: number };
};

type Attribute = { key: string; value: { stringValue: string } | { intValue: string } };

const kindServer = 2;
const statusUnset = 0;
const statusError = 2;
const flushMs = 2_000;
const exportTimeoutMs = 5_000;
/** Spans that wait at most: a collector that is away must not cost memory. */
const maxWaiting = 2_048;

const traceparent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** What the caller's header says (W3C Trace Context). A header that does not fit counts as none. */
function parentOf(request: IncomingMessage): Parent | undefined {
  const [, traceId, spanId, flags] = traceparent.exec(String(request.headers.traceparent ?? '')) ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Nanoseconds, which no number can hold: microseconds and three zeros. */
function nowNano(): string {
  return `${Math.round((performance.timeOrigin + performance.now()) * 1_000)}000`;
}

const text = (key: string, stringValue: string): Attribute => ({ key, value: { stringValue } });
const integer = (key: string, value: number): Attribute => ({ key, value: { intValue: String(value) } });

type Tracing = {
  /** Spans a request from here to the end of its answer. */
  watch(request: IncomingMessage, response: ServerResponse, requestId: string): void;
  /** Sends what is left. */
  close(): Promise<void>;
};

export function startTracing({
  endpoint,
  serviceName,
  routeKindOf,
  countLostSpans,
}: TracingSettings): Tracing {
  let waiting: Span[] = [];

  async function send(spans: Span[]): Promise<void> {
    const resource = { attributes: [text('service.name', serviceName)] };
    const body = JSON.stringify({
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'site' }, spans }] }],
    });
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(exportTimeoutMs);
    const answer = await fetch(`${endpoint}/v1/traces`, { method: 'POST', headers, body, signal });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The collector answered ${answer.status}`);
  }

  async function flush(): Promise<void> {
    const spans = waiting;
    waiting = [];
    if (spans.length === 0) return;
    // Requests go on without a collector; how many spans it has missed is a figure of the metrics.
    await send(spans).catch(() => countLostSpans(spans.length));
  }

  function add(span: Span): void {
    if (waiting.length < maxWaiting) waiting.push(span);
    else countLostSpans(1);
  }

  const timer = setInterval(() => void flush(), flushMs).unref();
  return {
    watch(request, response, requestId) {
      const parent = parentOf(request);
      const kind = routeKindOf(request);
      if (parent?.isSampled === false || kind === 'probe') return;
      const startTimeUnixNano = nowNano();
      const method = request.method ?? '';
      response.once('close', () => {
        const { statusCode } = response;
        add({
          traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
          spanId: randomBytes(8).toString('hex'),
          ...(parent ? { parentSpanId: parent.spanId } : {}),
          name: `${method} ${kind}`,
          kind: kindServer,
          startTimeUnixNano,
          endTimeUnixNano: nowNano(),
          attributes: [
            text('http.request.method', method),
            integer('http.response.status_code', statusCode),
            text('site.route_kind', kind),
            // Also in the log's lines of this request.
            text('site.request_id', requestId),
          ],
          status: { code: statusCode >= 500 ? statusError : statusUnset },
        });
      });
    },
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
