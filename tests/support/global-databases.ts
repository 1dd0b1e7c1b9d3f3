import type { TestProject } from 'vitest/node';
import { createDatabaseTemplates, createDataDirTemplates } from './databases.ts';
import { temporaryFolder } from './global-folder.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server and prepares each kind of database once. Test files copy it. */
export async function setup(project: TestProject): Promise<() => void> {
  const { url, stop } = await startPostgres(temporaryFolder());
  await Promise.all([createDatabaseTemplates(url), createDataDirTemplates()]);
  project.provide('postgresUrl', url);
  return stop;
}
