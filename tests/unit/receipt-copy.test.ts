import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decryptQuery, encryptQuery } from '#app/features/inquiry/receipt-copy.server.ts';

const query = { reference: 'LB-0123456789', email: 'aurora@example.com' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27) });
});

afterEach(() => vi.useRealTimers());

it('the copy of a receipt can be read for ten minutes, of this inquiry alone', async () => {
  const encrypted = await encryptQuery(query);
  expect(encrypted).not.toContain('aurora');
  expect(await decryptQuery(encrypted, query.reference)).toEqual(query);
  expect(await decryptQuery(encrypted, 'LB-9876543210')).toBeUndefined();
  vi.setSystemTime(Date.now() + 599_000);
  expect(await decryptQuery(encrypted, query.reference)).toEqual(query);
  vi.setSystemTime(Date.now() + 2_000);
  expect(await decryptQuery(encrypted, query.reference)).toBeUndefined();
});
