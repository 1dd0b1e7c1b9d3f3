import { describe, expect, inject, it } from 'vitest';
import { databaseKinds, newPostgresDatabase, newSeededDataDir, query } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';

const inquiries = 200;

function send(site: RunningSite, index: number, key: string): Promise<Response> {
  return fetch(`${site.url}/api/v1/contacts`, {
    method: 'POST',
    headers: { ...newVisitor().headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      type: 'OTHER',
      fullName: `Sender ${index}`,
      email: `sender${index}@example.com`,
      content: `Inquiry ${index}`,
      privacyAgree: true,
    }),
  });
}

describe('kill -9 in the middle of 200 inquiries', () => {
  it.each(databaseKinds)('loses no acknowledged inquiry on %s', async (kind) => {
    const env =
      kind === 'pglite'
        ? { DATA_DIR: newSeededDataDir() }
        : { DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) };
    const keys = Array.from({ length: inquiries }, () => crypto.randomUUID());
    const acknowledged = new Map<number, string>();
    let failed = 0;

    const site = await startSite({ ...env, ...behindProxy });
    let next = 0;
    const worker = async () => {
      for (let index = next++; index < inquiries; index = next++) {
        try {
          const response = await send(site, index, keys[index] ?? '');
          const { data } = await response.json();
          acknowledged.set(index, data.reference);
          // With requests in flight, and many inquiries not sent yet.
          if (acknowledged.size === inquiries / 2) void site.kill();
        } catch {
          failed += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    expect(acknowledged.size).toBeGreaterThanOrEqual(inquiries / 2);
    expect(failed).toBeGreaterThan(0);

    const restarted = await startSite({ ...env, ...behindProxy });
    try {
      // Sending all again under the same keys answers each acknowledged one with its first reference.
      const references = new Set<string>();
      for (const [index, key] of keys.entries()) {
        const response = await send(restarted, index, key);
        expect(response.status).toBe(201);
        const { data } = await response.json();
        references.add(data.reference);
        if (acknowledged.has(index)) expect(data.reference).toBe(acknowledged.get(index));
      }
      expect(references.size).toBe(inquiries);
    } finally {
      await restarted.stop();
    }
    if ('DATABASE_URL' in env) {
      const rows = await query(env.DATABASE_URL, 'select email from contacts');
      expect(rows).toHaveLength(inquiries);
      expect(new Set(rows.map(({ email }) => email)).size).toBe(inquiries);
    }
  });
});
