import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { parse } from 'yaml';

const strings = v.optional(v.array(v.string()), []);

const dependenciesSchema = v.union([
  v.pipe(
    v.array(v.string()),
    v.transform((names) => Object.fromEntries(names.map((name) => [name, { condition: 'service_started' }]))),
  ),
  v.record(v.string(), v.object({ condition: v.string() })),
]);

const serviceSchema = v.object({
  image: v.string(),
  build: v.optional(v.object({ target: v.string() })),
  command: strings,
  depends_on: v.optional(dependenciesSchema, {}),
  env_file: v.optional(v.string()),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  volumes: strings,
  profiles: strings,
  user: v.optional(v.string()),
  network_mode: v.optional(v.literal('none')),
  networks: v.optional(
    v.union([v.array(v.string()), v.record(v.string(), v.object({ ipv4_address: v.string() }))]),
    [],
  ),
  ports: strings,
  read_only: v.optional(v.boolean(), false),
  tmpfs: strings,
  cap_drop: strings,
  security_opt: strings,
  shm_size: v.optional(v.string()),
  stop_grace_period: v.optional(v.string()),
  healthcheck: v.optional(v.object({ test: v.array(v.string()) })),
});

const projectSchema = v.object({
  name: v.string(),
  services: v.record(v.string(), serviceSchema),
  volumes: v.record(v.string(), v.unknown()),
  networks: v.object({
    inside: v.object({
      ipam: v.object({ config: v.tuple([v.object({ subnet: v.string(), ip_range: v.string() })]) }),
    }),
  }),
});

export type Service = v.InferOutput<typeof serviceSchema>;
export type Project = v.InferOutput<typeof projectSchema>;

/** The innermost `${...}`, so that a default may contain others. */
const variable = /\$\{(\w+)(?::([-?])([^${}]*))?\}/;

/** @throws {Error} with the text after `:?` if a required variable is missing */
function interpolate(text: string, env: NodeJS.Dict<string>): string {
  const match = variable.exec(text);
  if (!match) return text;
  const [all, name = '', operator, rest = ''] = match;
  const value = env[name] || (operator === '-' ? rest : '');
  if (value === '' && operator === '?') throw new Error(`${name}: ${rest}`);
  return interpolate(
    text.replace(all, () => value),
    env,
  );
}

/** compose.yaml of a folder. Variables of this process win over those of the folder's `.env`. */
export function readProject(folder: string): Project {
  const env = { ...parseEnv(readFileSync(join(folder, '.env'), 'utf8')), ...process.env };
  const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');
  const lines = text.split('\n').map((line) => (line.trim().startsWith('#') ? '' : interpolate(line, env)));
  return v.parse(projectSchema, parse(lines.join('\n'), { merge: true }));
}
