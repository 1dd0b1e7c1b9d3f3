import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import * as schema from '#api/db/schema/index.ts';

const folder = resolve(import.meta.dirname, '../../api/db/migrations/meta');

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
}

it('the migrations include every change of the schema', () => {
  const { entries } = readJson<{ entries: { idx: number }[] }>('_journal.json');
  const last = String(entries.at(-1)?.idx).padStart(4, '0');
  const migrated = readJson<DrizzleSnapshotJSON>(`${last}_snapshot.json`);
  const { id, prevId } = migrated;
  const current = { ...generateDrizzleJson(schema, prevId, undefined, 'snake_case'), id };
  // JSON drops the undefined properties, which would fill the diff.
  expect(JSON.parse(JSON.stringify(current)), 'Run `npm run db:generate`').toEqual(migrated);
});
