import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Vitest orders files of a new clone by size, so that a long one may run alone at the end. */
export const longFiles = [
  'chaos',
  'process',
  'staff-content-durability',
  'commands',
  'links',
  'backup',
  'attacks-load',
  'dev',
  'contract',
  'staff-inbox-durability',
  'html',
];

function rank({ moduleId }: TestSpecification): number {
  const position = longFiles.findIndex((name) => moduleId.endsWith(`/tests/server/${name}.test.ts`));
  return position === -1 ? longFiles.length : position;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
