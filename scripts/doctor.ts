import pino from 'pino';
import type { ApiConfig } from '#api/config.ts';
import { checkGateways, type Diagnosis } from '#api/gateways/doctor.ts';
import { hasDatabase, openAsItIs } from '#api/open-database.ts';
import { apiSettings } from '#config/api-settings.ts';
import { EnvError, parseEnv } from '#config/env.ts';

/*
 * `npm run doctor`: what of the site's database and outside services works, is off, or is broken. Ends with 1 when
 * something is broken.
 */

/** Which database it is, without its password. */
function nameOf({ databaseUrl }: ApiConfig): string {
  if (!databaseUrl) return 'embedded';
  const { pathname, host } = new URL(databaseUrl);
  return `PostgreSQL, ${pathname.slice(1)} on ${host}`;
}

async function checkDatabase(config: ApiConfig): Promise<Diagnosis> {
  const service = 'database';
  const kind = nameOf(config);
  if (!hasDatabase(config))
    return { service, state: 'works', detail: 'embedded, made when the site first starts' };
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

async function main(): Promise<boolean> {
  const env = parseEnv(process.env);
  const config: ApiConfig = { ...apiSettings(env), log: pino({ level: 'silent' }) };
  const database: Promise<Diagnosis> = env.API_BASE_URL
    ? Promise.resolve({ service: 'database', state: 'off', detail: 'API_BASE_URL is set: the API has it' })
    : checkDatabase(config);
  const found = await Promise.all([database, checkGateways(config.gateways, config.siteOrigin)]);
  for (const { service, state, detail } of found.flat())
    console.log(`${service.padEnd(10)}${state.padEnd(8)}${detail}`);
  return found.flat().some(({ state }) => state === 'broken');
}

try {
  process.exitCode = (await main()) ? 1 : 0;
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
