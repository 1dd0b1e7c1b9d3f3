import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import messages from '../../messages/ko-KR.json' with { type: 'json' };

const guide = readFileSync(resolve(import.meta.dirname, '../../docs/staff.ko.md'), 'utf8');
const labels: ReadonlySet<unknown> = new Set(Object.values(messages));

it('the guide for staff names buttons, fields and pages as the dashboard does', () => {
  const named = [...guide.matchAll(/\*\*(.+?)\*\*/gs)].map(([, name = '']) => name.replace(/\s+/g, ' '));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !labels.has(name))).toEqual([]);
});
