import { drizzle } from 'drizzle-orm/pg-proxy';
import pino from 'pino';
import type { ApiDeps } from '#api/context.ts';
import * as schema from '#api/db/schema/index.ts';

function refuse(): never {
  throw new Error('This test sends nothing');
}

/** For an API without a database. */
export const unusedApiDeps: ApiDeps = {
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
  company: {},
  staffNetworks: undefined,
  dashboardUrl: undefined,
  confirmationBudget: { perMinute: 1, perHour: 1 },
  pages: undefined,
  resourcesDir: '',
  outboxFolder: '',
  wakeOutbox: refuse,
};
