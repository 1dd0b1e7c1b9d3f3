import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openApiDocument } from '#api/openapi.ts';
import { apiBase } from '#contract/endpoints.ts';

const changelog = readFileSync(resolve(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');

it('the newest entry of the changelog has the version of the OpenAPI document', () => {
  const [newest = ''] = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, version]) => version);
  const { version } = openApiDocument('https://site.example').info;
  expect(newest).toBe(version);
  expect(apiBase).toBe(`/api/v${version.split('.')[0]}`);
});
