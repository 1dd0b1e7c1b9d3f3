import { describe, expect, it } from 'vitest';
import { dependencyFaults, isAllowed } from '../../scripts/dependencies/rules.ts';

const none = { dependencies: {}, devDependencies: {}, optionalDependencies: {} };

function faults(version: string, entry: Record<string, unknown>, installed?: string): string[] {
  const manifest = { ...none, dependencies: { left: version } };
  const lock = { lockfileVersion: 3 as const, packages: { '': manifest, 'node_modules/left': entry } };
  return dependencyFaults(manifest, lock, () => installed);
}

const good = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };

describe('dependencies', () => {
  it('of one version, with a checksum and a licence that fits, are in order', () => {
    expect(faults('1.0.0', good)).toEqual([]);
    expect(
      faults('1.0.0', { ...good, resolved: 'https://registry.npmjs.org/left/-/left-1.0.0.tgz' }),
    ).toEqual([]);
  });

  it.each([
    ['^1.0.0', good, 'is not one version'],
    ['github:somebody/left', good, 'is not one version'],
    ['1.0.0', { ...good, integrity: undefined }, 'has no checksum'],
    ['1.0.0', { ...good, integrity: 'sha1-x' }, 'has no checksum'],
    ['1.0.0', { ...good, resolved: 'https://evil.example/left.tgz' }, 'comes from https://evil.example'],
    ['1.0.0', { ...good, link: true }, 'is a link'],
    ['1.0.0', { ...good, license: 'AGPL-3.0-only' }, 'licence AGPL-3.0-only'],
    ['1.0.0', { ...good, license: undefined }, 'licence unknown'],
  ])('%s with %j are reported', (version, entry, fault) => {
    expect(faults(version, entry)).toEqual([expect.stringContaining(fault)]);
  });

  it('count by what the installed package says of itself', () => {
    expect(faults('1.0.0', good, 'SSPL-1.0')).toEqual(['node_modules/left: licence SSPL-1.0']);
    expect(faults('1.0.0', { ...good, license: 'SSPL-1.0', dev: true })).toEqual([]);
  });

  it('that differ between package.json and package-lock.json are reported', () => {
    const manifest = { ...none, dependencies: { left: '1.0.0' } };
    const lock = {
      lockfileVersion: 3 as const,
      packages: { '': { ...none, devDependencies: { right: '1.0.0' } } },
    };
    expect(dependencyFaults(manifest, lock, () => undefined)).toEqual([
      'left: package-lock.json has nothing',
      'right: only package-lock.json names it',
    ]);
  });

  it.each([
    ['MIT', true],
    ['(BSD-3-Clause OR GPL-2.0)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['Apache-2.0 AND GPL-3.0-or-later', false],
    ['(MIT AND Zlib)', true],
    ['SEE LICENSE IN LICENSE', false],
  ])('licence %s: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});
