import pino from 'pino';
import * as v from 'valibot';
import { openApi } from '#api/index.ts';
import { apiSettings } from '#config/api-settings.ts';
import { parseEnv } from '#config/env.ts';
import { apiBase } from '#contract/endpoints.ts';

/* An API process: answers batches of requests that its parent sends, all requests of a batch in parallel. */

const batchSchema = v.array(
  v.object({ path: v.string(), headers: v.record(v.string(), v.string()), body: v.unknown() }),
);

const api = await openApi({ ...apiSettings(parseEnv(process.env)), log: pino({ level: 'silent' }) });

async function post({ path, headers, body }: v.InferOutput<typeof batchSchema>[number]) {
  const request = new Request(`http://localhost${apiBase}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const response = await api.fetch(request, { clientAddress: '192.0.2.1', requestId: 'test' });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

process.on('message', async (message) => {
  const answers = await Promise.all(v.parse(batchSchema, message).map(post));
  process.send?.(answers);
});
process.send?.('ready');
