import type { TestProject } from 'vitest/node';
import { newPostgresDatabase, seedDataDirTemplate } from './databases.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server on which each test file creates its databases. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for a run, and seeds each kind of database once: test files copy it. */
export async function setup(project: TestProject): Promise<() => void> {
  const { url, stop } = await startPostgres();
  await newPostgresDatabase(url);
  seedDataDirTemplate();
  project.provide('postgresUrl', url);
  return stop;
}
