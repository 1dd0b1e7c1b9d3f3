import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiBase } from '#contract/endpoints.ts';
import { newPostgresDatabase } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';

let site: RunningSite;
let document: string;

beforeAll(async () => {
  site = await startSite({ DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) });
  document = await (await fetch(`${site.url}${apiBase}/openapi.json`)).text();
});

afterAll(() => site?.kill());

// Its own types widen `severity` to string.
const oas = rulesets.oas as RulesetDefinition;

/** The recommended rules of Spectral, and descriptions of parameters. */
const spectralRules: RulesetDefinition = {
  extends: [oas],
  rules: { 'oas3-parameter-description': 'warn' },
};

async function spectralFaults(text: string): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset(spectralRules);
  const faults = await linter.run(JSON.parse(text));
  return faults.map(({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`);
}

async function redoclyFaults(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const faults = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return faults.map(({ ruleId, location, message }) => `${ruleId} at ${location[0]?.pointer}: ${message}`);
}

describe('the OpenAPI document', () => {
  it('has no error or warning in Spectral', async () => {
    expect(await spectralFaults(document)).toEqual([]);
  });

  it('has no error or warning in Redocly', async () => {
    expect(await redoclyFaults(document)).toEqual([]);
  });

  it('is checked by both: an operation without security and tags is a fault', async () => {
    const {
      security: _security,
      tags: _tags,
      ...operation
    } = JSON.parse(document).paths[`${apiBase}/faqs`].get;
    const broken = JSON.stringify({ ...JSON.parse(document), paths: { '/faqs': { get: operation } } });
    expect(await spectralFaults(broken)).toEqual([expect.stringMatching(/^operation-tags at /)]);
    expect(await redoclyFaults(broken)).toContainEqual(expect.stringMatching(/^security-defined at /));
  });

  it('covers with 4XX that the server refuses long headers, for every operation', async () => {
    const headers = { 'x-long': 'x'.repeat(17_000) };
    const { status } = await fetch(`${site.url}${apiBase}/countries`, { headers });
    expect(status).toBe(431);
    for (const path of Object.values<object>(JSON.parse(document).paths))
      for (const operation of Object.values(path)) expect(operation.responses).toHaveProperty('4XX');
  });
});
