import { drizzle } from 'drizzle-orm/pg-proxy';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createApiApp } from '#api/app.ts';
import * as schema from '#api/db/schema/index.ts';
import { apiBase, endpoints } from '#contract/endpoints.ts';

function refuse(): never {
  throw new Error('This test sends nothing');
}

const app = createApiApp({
  db: drizzle(refuse, { schema }),
  log: pino({ level: 'silent' }),
  prepare: refuse,
  keyedHash: refuse,
  encryption: { encrypt: refuse, decrypt: refuse },
  gateways: {
    mail: { send: refuse },
    sms: { send: refuse },
    captcha: { isConfigured: false, check: refuse },
    oauth: {},
    webhooks: {},
  },
  siteOrigin: 'https://site.example',
  staffMail: undefined,
  staffNetworks: undefined,
  dashboardUrl: undefined,
  confirmationBudget: { perMinute: 1, perHour: 1 },
  pages: undefined,
  resourcesDir: '',
  outboxFolder: '',
  wakeOutbox: refuse,
});

it('the API has a route for every endpoint of the contract', () => {
  const routes = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  const wanted = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${apiBase}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(
    wanted.filter((route) => !routes.has(route)),
    'Add the route in api/routes/',
  ).toEqual([]);
});
