import pino from 'pino';
import { type ApiConfig, openDatabase, seed } from '#api/index.ts';
import { apiSettings } from '#config/api-settings.ts';
import { parseEnv } from '#config/env.ts';

/* `npm run migrate` and `npm run seed`: both may run again at any time, and change nothing when nothing is new. */

const env = parseEnv(process.env);
const config: ApiConfig = { ...apiSettings(env), log: pino({ level: env.LOG_LEVEL, base: null }) };

async function main(command: string | undefined): Promise<void> {
  const database = await openDatabase(config);
  try {
    await database.migrate();
    if (command === 'seed') await seed(config, database);
    console.log(command === 'seed' ? 'The sample content is stored.' : 'The schema is up to date.');
  } finally {
    await database.close();
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'DataDirInUseError') throw error;
  console.log(
    'Another process has the embedded database open. A running site migrates and seeds it when it starts.',
  );
}
