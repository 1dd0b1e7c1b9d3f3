import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataDir } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { until } from '../support/until.ts';

/* Spans of requests, as a collector of OpenTelemetry gets them. */

const spanSchema = v.object({
  traceId: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
  spanId: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/)),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  startTimeUnixNano: v.pipe(v.string(), v.regex(/^\d{19}$/)),
  endTimeUnixNano: v.pipe(v.string(), v.regex(/^\d{19}$/)),
});
const bodySchema = v.object({
  resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })) })),
});

const spans: v.InferOutput<typeof spanSchema>[] = [];
const bodies: string[] = [];
let status = 200;
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    bodies.push(`${request.url} ${JSON.stringify(body)}`);
    const { resourceSpans } = v.parse(bodySchema, body);
    if (status === 200) spans.push(...resourceSpans.flatMap((r) => r.scopeSpans.flatMap((s) => s.spans)));
    response.writeHead(status).end('{}');
  });
});

const token = 'token-of-the-telemetry-test';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentSpanId = '00f067aa0ba902b7';
let site: RunningSite;

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  site = await startSite({
    DATA_DIR: newDataDir(),
    METRICS_TOKEN: token,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${address.port}/`,
  });
});

afterAll(async () => {
  await site?.kill();
  collector.close();
});

function get(path: string, traceparent?: string): Promise<Response> {
  return fetch(site.url + path, { headers: traceparent ? { traceparent } : {} });
}

describe('a collector', () => {
  it('gets a span for each request, under the caller’s where there is one, and nothing of whom it is of', async () => {
    await get('/contact?lang=en-US&q=somebody%40example.com', `00-${traceId}-${parentSpanId}-01`);
    await get('/api/v1/post/news?page=2');
    await get('/login?lang=en-US', `00-${traceId}-aaaaaaaaaaaaaaaa-00`);
    await get('/healthz');
    await until(() => spans.length >= 2);
    expect(spans.map(({ name }) => name).toSorted()).toEqual(['GET api', 'GET page']);
    const page = spans.find(({ name }) => name === 'GET page');
    expect(page).toMatchObject({ traceId, parentSpanId });
    expect(BigInt(page?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(page?.startTimeUnixNano ?? 0));
    const api = spans.find(({ name }) => name === 'GET api');
    expect(api?.parentSpanId).toBeUndefined();
    expect(bodies.join('')).toMatch(
      /^\/v1\/traces .*"service\.name","value":\{"stringValue":"lumibiome-site"\}/,
    );
    expect(bodies.join('')).not.toContain('somebody');
  });

  it('that refuses, and a header that is none, cost no request', async () => {
    status = 500;
    expect((await get('/contact?lang=en-US', '00-nonsense')).status).toBe(200);
    const metrics = () => fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    await until(async () => /^site_lost_spans_total [1-9]/m.test(await (await metrics()).text()));
    status = 200;
    expect((await get('/news?lang=en-US')).status).toBe(200);
  });

  it('gets what is left when the site ends', async () => {
    spans.length = 0;
    await get('/contact?lang=en-US');
    expect(await site.stop()).toBe(0);
    expect(spans.at(-1)?.name).toBe('GET page');
  });
});
