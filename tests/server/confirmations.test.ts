import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { attempts, contacts, outbox } from '#api/db/schema/index.ts';
import { readFigures } from '#api/services/database-figures.ts';
import { apiBase } from '#contract/endpoints.ts';
import { openTestApi, type TestApi } from '../support/api-app.ts';
import { databaseKinds, newDataDir, newPostgresDatabase } from '../support/databases.ts';
import { startSite } from '../support/site.ts';
import { newTestLog } from '../support/test-log.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';

const inquiry = { type: 'OTHER', fullName: 'Aurora', content: 'Hello', privacyAgree: true };

describe.each(databaseKinds)('confirmation mails on %s', (kind) => {
  const { log, lines } = newTestLog();
  const confirmationBudget = { perMinute: 3, perHour: 5 };
  let api: TestApi;
  let serial = 0;

  beforeAll(async () => {
    api = await openTestApi(kind, inject('postgresUrl'), {
      log,
      staffMail: ['staff@example.com'],
      confirmationBudget,
    });
    await api.db.execute(
      sql`insert into terms (kind, version, effective_at) values ('inquiry', '1', '2026-01-01')`,
    );
  });
  beforeEach(async () => {
    for (const table of [contacts, outbox, attempts]) await api.db.delete(table);
  });
  afterAll(() => api.close());

  /** Each from another address, to another recipient. */
  async function send(count: number): Promise<string[]> {
    const responses = Array.from({ length: count }, async () => {
      serial += 1;
      const request = new Request(`http://localhost${apiBase}/contacts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...inquiry, email: `visitor${serial}@example.com` }),
      });
      const response = await api.app.fetch(request, { clientAddress: `10.0.0.${serial}`, requestId: 'test' });
      expect(response.status).toBe(201);
      return String((await response.json()).data.reference);
    });
    return Promise.all(responses);
  }

  async function mailCounts() {
    const rows = await api.db.select({ message: outbox.message }).from(outbox);
    const toStaff = rows.filter(({ message }) => message.to === 'staff@example.com');
    const alerts = toStaff.filter(({ message }) => String(message.subject).startsWith('[알림]')).length;
    return { toStaff: toStaff.length - alerts, confirmations: rows.length - toStaff.length, alerts };
  }

  const age = (seconds: number) =>
    api.db.update(attempts).set({ at: sql`${attempts.at} - make_interval(secs => ${seconds})` });

  it('stop at the budget of a minute, and every inquiry is stored and acknowledged', async () => {
    const references = await send(10);
    expect(new Set(references).size).toBe(10);
    expect(await api.db.$count(contacts)).toBe(10);
    expect(await mailCounts()).toEqual({ toStaff: 10, confirmations: 3, alerts: 1 });
    expect((await readFigures(api.db)).confirmations).toEqual({ queued: 3, withheld: 7 });
    expect(lines()).toContain('Confirmation mail withheld');
    expect(lines()).not.toContain('visitor');
  });

  it('stop at the budget of an hour, and go out again later', async () => {
    await send(3);
    await age(61);
    await send(3);
    expect(await mailCounts()).toEqual({ toStaff: 6, confirmations: 5, alerts: 1 });
    await age(61);
    await send(1);
    expect((await mailCounts()).confirmations).toBe(5);
    await age(3600);
    await send(1);
    expect((await mailCounts()).confirmations).toBe(6);
    expect((await readFigures(api.db)).confirmations).toEqual({ queued: 1, withheld: 0 });
  });
});

it('a site takes the budget from its environment and reports it as a metric', async () => {
  const METRICS_TOKEN = 'metrics-token-of-this-test';
  const site = await startSite({
    ...behindProxy,
    DATA_DIR: newDataDir(),
    DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')),
    METRICS_TOKEN,
    CONFIRMATION_MAILS_PER_MINUTE: '2',
  });
  try {
    for (let index = 0; index < 3; index += 1) {
      const { email, headers } = newVisitor();
      const response = await fetch(`${site.url}${apiBase}/contacts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ ...inquiry, email }),
      });
      expect(response.status).toBe(201);
    }
    const metrics = await fetch(`${site.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    const text = await metrics.text();
    expect(text).toContain('site_confirmation_mails{state="queued"} 2\n');
    expect(text).toContain('site_confirmation_mails{state="withheld"} 1\n');
  } finally {
    await site.kill();
  }
});
