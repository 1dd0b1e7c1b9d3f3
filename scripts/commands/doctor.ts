import pino from 'pino';
import type { ApiConfig } from '#api/config.ts';
import { describeDatabaseError } from '#api/db/errors.ts';
import { diagnoseDatabase } from '#api/diagnose-database.ts';
import { checkGateways } from '#api/gateways/check-gateways.ts';
import { hasDatabase } from '#api/open-database.ts';
import type { Diagnosis } from '#api/services/diagnosis.ts';
import { holidaysKnownUntil } from '#api/services/inbox/due.ts';
import { apiSettings } from '#config/api-settings.ts';
import { type Env, parseEnv } from '#config/env.ts';
import { checkDisk } from './check-disk.ts';

function nameOf({ databaseUrl }: ApiConfig): string {
  if (!databaseUrl) return 'embedded';
  const { pathname, host } = new URL(databaseUrl);
  return `PostgreSQL, ${pathname.slice(1)} on ${host}`;
}

const notLookedAt: readonly Diagnosis[] = ['consent', 'terms', 'backup', 'records'].map((service) => ({
  service,
  state: 'off',
  detail: 'not looked at: no database could be read',
}));

function diagnoseFailure(error: unknown, kind: string): Diagnosis {
  const service = 'database';
  if (!(error instanceof Error)) throw error;
  if (error.name === 'DataDirInUseError')
    return { service, state: 'works', detail: 'embedded, in use by the running site' };
  if (error.name === 'DataDirError') return { service, state: 'broken', detail: error.message };
  return { service, state: 'broken', detail: `${kind}: ${describeDatabaseError(error) ?? error.message}` };
}

async function checkDatabase(config: ApiConfig): Promise<Diagnosis[]> {
  const service = 'database';
  const kind = nameOf(config);
  if (!hasDatabase(config))
    return [
      { service, state: 'works', detail: 'embedded, created when the site first starts' },
      ...notLookedAt,
    ];
  try {
    const others = await diagnoseDatabase(config);
    return [{ service, state: 'works', detail: kind }, ...others];
  } catch (error) {
    return [diagnoseFailure(error, kind), ...notLookedAt];
  }
}

function checkRecipients({ INQUIRY_MAIL_TO: recipients }: Env): Diagnosis {
  const service = 'recipients';
  return recipients.length > 0
    ? { service, state: 'works', detail: `staff mails go to ${recipients.join(', ')}` }
    : { service, state: 'off', detail: 'INQUIRY_MAIL_TO is not set: no staff are mailed about inquiries' };
}

const holidayNoticeDays = 30;

function checkHolidays(): Diagnosis {
  const noticeMs = holidayNoticeDays * 24 * 3_600_000;
  return {
    service: 'holidays',
    state: Date.now() + noticeMs < Date.parse(holidaysKnownUntil) ? 'works' : 'broken',
    detail: `known until ${holidaysKnownUntil}; after it, due days count only weekends`,
  };
}

async function checkApi(env: Env, config: ApiConfig): Promise<Diagnosis[]> {
  if (env.API_BASE_URL)
    return [{ service: 'database', state: 'off', detail: 'API_BASE_URL is set: the API has it' }];
  return [checkDisk(config.dataDir), ...(await checkDatabase(config)), checkRecipients(env), checkHolidays()];
}

export async function runDoctor(): Promise<boolean> {
  const env = parseEnv(process.env);
  const config: ApiConfig = { ...apiSettings(env), log: pino({ level: 'silent' }) };
  const groups = await Promise.all([
    checkApi(env, config),
    checkGateways(config.gateways, config.siteOrigin),
  ]);
  const diagnoses = groups.flat();
  for (const { service, state, detail } of diagnoses)
    console.log(`${service.padEnd(12)}${state.padEnd(8)}${detail}`);
  return diagnoses.every(({ state }) => state !== 'broken');
}
