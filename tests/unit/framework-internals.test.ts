import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withPageLanguage } from '#framework-internals/client-languages.ts';
import { withDeferredFetcher } from '#framework-internals/deferred-calls.ts';
import { withRejectedLoads } from '#framework-internals/lazy-routes.ts';

const packages = resolve(import.meta.dirname, '../../node_modules');

function versionOf(name: string): string {
  return JSON.parse(readFileSync(`${packages}/${name}/package.json`, 'utf8')).version;
}

/** Check the reason against a new version, then change the number: docs/decisions/031. */
const reliances: readonly [name: string, version: string, reason: string][] = [
  ['@tanstack/start-client-core', '1.170.39', 'deferred-calls.ts edits createClientRpc.js'],
  ['@inlang/paraglide-js', '2.23.2', 'client-languages.ts edits compiled messages'],
  [
    '@tanstack/react-start',
    '1.169.5',
    'client-languages.ts relies on relative imports between scripts and on one manifest',
  ],
  [
    '@tanstack/router-core',
    '1.171.39',
    'dehydrated-timestamps.ts removes `u:` timestamps of the dehydrated router from ETags',
  ],
  [
    '@tanstack/react-router',
    '1.170.46',
    'route-matcher.server.ts matches and builds locations without loading; lazy-routes.ts edits lazyRouteComponent.js',
  ],
  [
    'react-dom',
    '19.3.1',
    'unfinished-boundary.ts searches for the marker of an unfinished boundary; language-links.ts for links as React writes them',
  ],
  ['drizzle-orm', '0.45.4', 'named-statements.ts adds a name to the statements that drizzle passes to pg'],
  ['pg', '8.23.0', 'named-statements.ts replaces `query` of a connection'],
  ['vinxi', '0.5.11', 'process-state.ts shares state because entry and handler are bundled separately'],
];

describe('code that relies on framework internals', () => {
  it.each(reliances)('was checked against the installed %s', (name, version, reason) => {
    expect({ version: versionOf(name), reason }).toEqual({ version, reason });
  });
});

describe('the deferred server function client', () => {
  const module = '@tanstack/start-client-core/dist/esm/client-rpc/createClientRpc.js';

  it('replaces the static import in the installed client', () => {
    const code = withDeferredFetcher(readFileSync(`${packages}/${module}`, 'utf8'));
    expect(code).not.toContain('import { serverFnFetcher }');
    expect(code).toContain('import("./serverFnFetcher.js")');
  });

  it('stops the build on another client', () => {
    expect(() => withDeferredFetcher('export {};')).toThrow('Start');
  });
});

describe('the lazy component of a route', () => {
  const module = '@tanstack/react-router/dist/esm/lazyRouteComponent.js';

  it('rejects a failed load, and does not reload the document', () => {
    const code = withRejectedLoads(readFileSync(`${packages}/${module}`, 'utf8'));
    expect(code).not.toContain('location.reload');
    expect(code).toContain('throw error = err;');
    expect(code).toMatch(/if \(error\) \{\s+throw error;\s+\}/);
  });

  it('stops the build on another implementation', () => {
    expect(() => withRejectedLoads('export {};')).toThrow('components of routes');
  });
});

describe('a message of one language', () => {
  it('stops the build on another compiler output', () => {
    expect(() => withPageLanguage('export const x = 1;', 'x.js')).toThrow('x.js');
  });
});
