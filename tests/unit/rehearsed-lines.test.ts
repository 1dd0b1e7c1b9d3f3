import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandLines, notRehearsed, rehearsed } from '../../scripts/containers/lines.ts';

const other = ['Deploy without containers'];

it('the container rehearsal covers each command line that operations.md gives for containers', () => {
  const lines = commandLines(readFileSync('docs/operations.md', 'utf8'))
    .filter(([section]) => !other.includes(section))
    .map((line) => line.join(': '));
  const known = [...Object.values(rehearsed), ...notRehearsed].map((line) => line.join(': '));
  expect([...new Set(known)].toSorted()).toEqual([...new Set(lines)].toSorted());
});
