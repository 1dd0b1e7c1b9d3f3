import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { longFiles } from '../support/longest-first.ts';

it.each(longFiles)('the long test file %s exists', (name) => {
  expect(existsSync(resolve(import.meta.dirname, `../server/${name}.test.ts`))).toBe(true);
});
