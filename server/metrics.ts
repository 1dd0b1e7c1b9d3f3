import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { processState } from '#framework-internals/process-state.ts';
import type { FieldSample } from '#site';

/* Labels come from fixed lists, never from a request: no personal data, and no unbounded series. */

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/* The limits of good and poor (web.dev/vitals) are among the buckets. */
const fieldBuckets = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const shiftBuckets = [0.01, 0.05, 0.1, 0.25, 0.5];

type CacheResult = 'hit' | 'stale' | 'miss';

function newInstruments() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'site_http_requests_total',
      help: 'Requests not served from the page cache, by method, kind of route and class of status. aborted: the client left',
      labelNames: ['method', 'kind', 'status'] as const,
      registers,
    }),
    durations: new Histogram({
      name: 'site_http_request_duration_seconds',
      help: 'Time from the request to the end of its answer, by kind of route',
      labelNames: ['kind'] as const,
      buckets: durationBuckets,
      registers,
    }),
    inFlight: new Gauge({
      name: 'site_http_requests_in_flight',
      help: 'Requests not answered yet',
      registers,
    }),
    renders: new Gauge({ name: 'site_renders_in_flight', help: 'Pages being rendered', registers }),
    cache: new Counter({
      name: 'site_page_cache_total',
      help: 'Requests for cacheable pages by cache state; hit and stale are answered from the cache',
      labelNames: ['result'] as const,
      registers,
    }),
    fieldDurations: new Histogram({
      name: 'site_field_duration_seconds',
      help: 'LCP, INP and TTFB that browsers measured, a sample of page loads, by route and device class',
      labelNames: ['metric', 'route', 'device'] as const,
      buckets: fieldBuckets,
      registers,
    }),
    fieldShifts: new Histogram({
      name: 'site_field_layout_shift',
      help: 'CLS that browsers measured, a sample of page loads, by route and device class',
      labelNames: ['route', 'device'] as const,
      buckets: shiftBuckets,
      registers,
    }),
    refusals: new Counter({
      name: 'site_refusals_total',
      help: 'Requests that were refused because the process had too much to do',
      registers,
    }),
  };
}

type Instruments = ReturnType<typeof newInstruments>;

const state = processState<Instruments>('instruments');

function instruments(): Instruments {
  state.value ??= newInstruments();
  return state.value;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['api', /^\/api(\/|$)/],
  ['function', /^\/_serverFn\//],
  ['probe', /^\/(healthz|readyz|metrics)$/],
  ['feed', /^\/(rss\/|sitemap\.xml$|robots\.txt$)/],
  ['sign-in', /^\/auth\//],
  ['client-error', /^\/client-errors$/],
  ['field-data', /^\/field-data$/],
  ['file', /^\/_app\/|\.[a-z0-9]{1,8}$/i],
];

function routeKindOf({ url = '' }: IncomingMessage): string {
  const path = url.split('?')[0] ?? '';
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
}

export const meter = {
  watch(request: IncomingMessage, response: ServerResponse): void {
    const { requests, durations, inFlight } = instruments();
    const { method = '' } = request;
    const kind = routeKindOf(request);
    const stop = durations.startTimer({ kind });
    inFlight.inc();
    response.once('close', () => {
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
      requests.inc({ method: methods.has(method) ? method : 'other', kind, status });
      inFlight.dec();
      stop();
    });
  },
  renderBegins: () => instruments().renders.inc(),
  renderEnds: () => instruments().renders.dec(),
  countCache: (result: CacheResult) => instruments().cache.inc({ result }),
  countRefusal: () => instruments().refusals.inc(),
  addFieldData({ route, device, values: { CLS, ...durations } }: FieldSample): void {
    const { fieldDurations, fieldShifts } = instruments();
    for (const [metric, milliseconds] of Object.entries(durations))
      if (milliseconds !== undefined) fieldDurations.observe({ metric, route, device }, milliseconds / 1000);
    if (CLS !== undefined) fieldShifts.observe({ route, device }, CLS);
  },
};

export function metricsRegistry(): Registry {
  const { registry } = instruments();
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry });
  return registry;
}
