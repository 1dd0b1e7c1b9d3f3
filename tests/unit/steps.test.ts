import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { quickChecks, staticChecks } from '../../scripts/steps.ts';

describe('npm run check', () => {
  it('leaves out only lint rules, which npm test runs', () => {
    const quick = quickChecks.map((step) => step.replace(' --config-path=biome.quick.json', ''));
    expect(quick).toEqual(staticChecks);
    expect(quickChecks).not.toEqual(staticChecks);
  });

  it('leaves out only rules that index packages', () => {
    const path = resolve(import.meta.dirname, '../../biome.quick.json');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      extends: ['./biome.json'],
      linter: {
        rules: {
          correctness: { useImportExtensions: 'off', noUndeclaredDependencies: 'off' },
          nursery: { noFloatingPromises: 'off', noMisusedPromises: 'off' },
        },
      },
    });
  });
});
