import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

export type Step = string;

export const compileMessages: Step = 'node scripts/messages.ts';

const checkDependencies: Step = 'node scripts/check-dependencies.ts';

/** Read the compiled messages. */
const typeChecks: readonly Step[] = [
  'tsc --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/tsc.tsbuildinfo',
  'knip --cache --no-config-hints',
];

/** Each list's steps are independent of one another. */
export const staticChecks: readonly Step[] = [
  'biome ci --error-on-warnings',
  ...typeChecks,
  checkDependencies,
];

/** Without the lint rules that index the types of all packages, and without files that have passed before. */
export const checksOfSources: readonly Step[] = ['node scripts/lint-changed.ts', checkDependencies];

export const checksWithMessages: readonly Step[] = [...typeChecks, 'vitest run --project unit'];

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runStep(step: Step, stdio: 'inherit' | 'pipe'): Promise<boolean> {
  const begun = performance.now();
  const [command = '', ...args] = step.split(' ');
  if (stdio === 'inherit') console.log(`\n> ${step}`);
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', stdio, stdio] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  const code = await once(child, 'close').then(
    ([exitCode]) => exitCode,
    (error: Error) => chunks.push(Buffer.from(`${command} cannot run: ${error.message}\n`)),
  );
  if (stdio === 'pipe') console.log(`\n> ${step}`);
  process.stdout.write(Buffer.concat(chunks));
  console.log(`${code === 0 ? 'passed' : 'failed'} in ${seconds(begun)}: ${step}`);
  return code === 0;
}

export function runAlone(step: Step): Promise<boolean> {
  return runStep(step, 'inherit');
}

export function runTogether(steps: readonly Step[]): Promise<boolean[]> {
  return Promise.all(steps.map((step) => runStep(step, 'pipe')));
}
