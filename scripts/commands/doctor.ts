import pino from 'pino';
import type { ApiConfig } from '#api/config.ts';
import { checkGateways, type Diagnosis } from '#api/gateways/check-gateways.ts';
import { hasDatabase, openAsItIs } from '#api/open-database.ts';
import { apiSettings } from '#config/api-settings.ts';
import { parseEnv } from '#config/env.ts';

function nameOf({ databaseUrl }: ApiConfig): string {
  if (!databaseUrl) return 'embedded';
  const { pathname, host } = new URL(databaseUrl);
  return `PostgreSQL, ${pathname.slice(1)} on ${host}`;
}

async function checkDatabase(config: ApiConfig): Promise<Diagnosis> {
  const service = 'database';
  const kind = nameOf(config);
  if (!hasDatabase(config))
    return { service, state: 'works', detail: 'embedded, created when the site first starts' };
  try {
    const database = await openAsItIs(config);
    try {
      await database.ping();
    } finally {
      await database.close();
    }
    return { service, state: 'works', detail: kind };
  } catch (error) {
    if (error instanceof Error && error.name === 'DataDirInUseError')
      return { service, state: 'works', detail: 'embedded, in use by the running site' };
    return { service, state: 'broken', detail: `${kind}: cannot be reached, or has no tables yet` };
  }
}

export async function runDoctor(): Promise<boolean> {
  const env = parseEnv(process.env);
  const config: ApiConfig = { ...apiSettings(env), log: pino({ level: 'silent' }) };
  const database: Promise<Diagnosis> = env.API_BASE_URL
    ? Promise.resolve({ service: 'database', state: 'off', detail: 'API_BASE_URL is set: the API has it' })
    : checkDatabase(config);
  const [first, others] = await Promise.all([database, checkGateways(config.gateways, config.siteOrigin)]);
  const diagnoses = [first, ...others];
  for (const { service, state, detail } of diagnoses)
    console.log(`${service.padEnd(10)}${state.padEnd(8)}${detail}`);
  return diagnoses.every(({ state }) => state !== 'broken');
}
