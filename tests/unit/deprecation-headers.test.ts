import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addEndpoint } from '#api/add-endpoint.ts';
import type { ApiEnv } from '#api/context.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { unusedApiDeps } from '../support/unused-api-deps.ts';

const { listCountries } = endpoints;
const context = { clientAddress: '192.0.2.1', requestId: 'request' };
const deprecated = { since: '2027-01-31', sunset: '2027-08-01' };

async function headersOf(endpoint: Endpoint) {
  const app = new Hono<ApiEnv>();
  addEndpoint(app, unusedApiDeps, endpoint, async () => ({ body: { data: [] } }));
  const { headers, status } = await app.request('/countries', {}, context);
  expect(status).toBe(200);
  return { deprecation: headers.get('deprecation'), sunset: headers.get('sunset') };
}

it('answers of a deprecated operation name both days, others do not', async () => {
  expect(await headersOf({ ...listCountries, deprecated })).toEqual({
    deprecation: '@1801353600',
    sunset: 'Sun, 01 Aug 2027 00:00:00 GMT',
  });
  expect(await headersOf(listCountries)).toEqual({ deprecation: null, sunset: null });
});
