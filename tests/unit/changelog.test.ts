import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openApiDocument } from '#api/openapi.ts';
import { apiBase } from '#contract/endpoints.ts';

const changelog = readFileSync(resolve(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');

const versions = resolve(import.meta.dirname, 'contract-versions.json');

it('the OpenAPI document of a version stays the same', () => {
  const document = openApiDocument('https://site.example');
  const digests: Record<string, string> = JSON.parse(readFileSync(versions, 'utf8'));
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  // After a change, raise the version (docs/api.md), then add it with this digest to the file.
  expect(digests[document.info.version]).toBe(digest);
});

it('the newest entry of the changelog has the version of the OpenAPI document', () => {
  const [newest = ''] = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, version]) => version);
  const { version } = openApiDocument('https://site.example').info;
  expect(newest).toBe(version);
  expect(apiBase).toBe(`/api/v${version.split('.')[0]}`);
});
