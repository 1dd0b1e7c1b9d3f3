import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashFiles } from '../../scripts/lint-changed.ts';
import { checksOfSources, checksWithMessages, staticChecks } from '../../scripts/steps.ts';
import { contentFolder } from '../support/content-folder.ts';

describe('npm run check', () => {
  it('leaves out only lint rules, which npm test runs', () => {
    const [lint, ...others] = staticChecks;
    expect(lint).toBe('biome ci --error-on-warnings');
    const quick = ['node scripts/lint-changed.ts', ...others, 'vitest run --project unit'];
    expect([...checksOfSources, ...checksWithMessages].toSorted()).toEqual(quick.toSorted());
  });

  it('lints a file again when its content or its path changes', () => {
    const hashOf = (path: string, text: string) =>
      hashFiles(contentFolder({ [path]: text }), [path]).get(path);
    expect(hashOf('a.ts', 'x')).toBe(hashOf('a.ts', 'x'));
    expect(new Set([hashOf('a.ts', 'x'), hashOf('a.ts', 'y'), hashOf('b/a.ts', 'x')]).size).toBe(3);
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
