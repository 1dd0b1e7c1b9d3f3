import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server on which each test file makes databases of its own. */
    postgresUrl: string;
  }
}

/** One PostgreSQL server for all test files of a run. */
export async function setup(project: TestProject): Promise<() => void> {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
