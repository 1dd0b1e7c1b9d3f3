import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { dashboardPaths, signedOutDashboardPaths } from '../support/dashboard-paths.ts';

const folder = resolve(import.meta.dirname, '../../app/dashboard');

/** The keys of the tables of pages, whose components cannot be imported here. */
function listedPages(): string[] {
  const texts = globSync('*/*-entries.ts', { cwd: folder }).map((path) =>
    readFileSync(join(folder, path), 'utf8'),
  );
  return texts.flatMap((text) =>
    [...text.matchAll(/^ {2}(?:'([^']*)'|(\w+)): \{/gm)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );
}

it('each page of the dashboard has an address for the tests of its HTML and links', () => {
  const tested = Object.keys({ ...dashboardPaths, ...signedOutDashboardPaths });
  expect(tested.sort()).toEqual(listedPages().sort());
});
