import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Gauge, Registry } from 'prom-client';
import site from '#site';
import { metricsRegistry } from './metrics.ts';

/* GET /metrics for Prometheus. Without the token the response is that of an unknown path. */

type Figures = NonNullable<Awaited<ReturnType<typeof site.figures>>>;

const figuresTimeoutMs = 2_000;

export function isMetricsPath(url: string | undefined): boolean {
  return url?.split('?')[0] === '/metrics';
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

function isAllowed({ method, headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
  return isSame(headers.authorization ?? '', `Bearer ${token}`);
}

function gauge(registry: Registry, name: string, help: string, labelNames: string[] = []): Gauge {
  return new Gauge({ name, help, labelNames, registers: [registry] });
}

/** Gauges in a new registry per scrape, so removed jobs and kinds disappear. */
function figuresRegistry({ outbox, jobs, confirmations, connections }: Figures): Registry {
  const registry = new Registry();
  const messages = gauge(registry, 'site_outbox_messages', 'Messages not sent yet, or given up', [
    'kind',
    'state',
  ]);
  const oldest = gauge(registry, 'site_outbox_oldest_seconds', 'Age of the oldest message that waits', [
    'kind',
  ]);
  for (const { kind, waiting, failed, oldestSeconds } of outbox) {
    messages.set({ kind, state: 'waiting' }, waiting);
    messages.set({ kind, state: 'failed' }, failed);
    oldest.set({ kind }, oldestSeconds);
  }
  const overdue = gauge(registry, 'site_job_overdue_seconds', 'For how long a job has been due', ['job']);
  for (const { name, overdueSeconds } of jobs) overdue.set({ job: name }, overdueSeconds);
  const confirmed = gauge(
    registry,
    'site_confirmation_mails',
    'Inquiries of the last hour that were confirmed by mail (queued), or not because the budget was spent (withheld)',
    ['state'],
  );
  for (const [state, count] of Object.entries(confirmations)) confirmed.set({ state }, count);
  if (!connections) return registry;
  const pool = gauge(registry, 'site_database_connections', 'Connections of this process', ['state']);
  for (const [state, count] of Object.entries(connections)) pool.set({ state }, count);
  return registry;
}

function addCounts(registry: Registry): void {
  if (!site.counts) return;
  const { inquiries, failedSignIns } = site.counts();
  const count = (name: string, help: string, value: number) =>
    new Counter({ name, help, registers: [registry] }).inc(value);
  count('site_inquiries_total', 'Inquiries stored by this process', inquiries);
  count('site_failed_sign_ins_total', 'Sign-ins with a password that this process refused', failedSignIns);
}

async function requestFigures(): Promise<Figures | undefined> {
  const timeout = new AbortController();
  const timeUp = wait(figuresTimeoutMs, undefined, { signal: timeout.signal }).catch(() => undefined);
  try {
    return await Promise.race([site.figures(), timeUp]);
  } catch {
    // /readyz and the outbox log it. Here it is a metric.
    return undefined;
  } finally {
    timeout.abort();
  }
}

async function writeMetrics(): Promise<string> {
  const own = metricsRegistry();
  const figures = site.hasDatabase ? await requestFigures() : undefined;
  const state = new Registry();
  if (site.hasDatabase) {
    gauge(state, 'site_database_up', 'Whether the database answered this scrape').set(figures ? 1 : 0);
  }
  addCounts(state);
  const parts = [own, state, ...(figures ? [figuresRegistry(figures)] : [])];
  return (await Promise.all(parts.map((part) => part.metrics()))).filter(Boolean).join('\n');
}

export async function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  if (!isAllowed(request, token)) {
    response.statusCode = 404;
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end('Not found\n');
    return;
  }
  response.setHeader('content-type', Registry.PROMETHEUS_CONTENT_TYPE);
  response.end(await writeMetrics());
}
