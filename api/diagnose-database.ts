import * as v from 'valibot';
import { NobodyListensError, sendCommand } from './commands/socket.ts';
import type { ApiConfig } from './config.ts';
import { openAsItIs } from './open-database.ts';
import { type Diagnosis, diagnoseData, diagnosisSchema } from './services/diagnosis.ts';
import { openKeys } from './services/keys.ts';

async function diagnoseInSite(dataDir: string): Promise<Diagnosis[] | undefined> {
  try {
    return v.parse(v.array(diagnosisSchema), JSON.parse(await sendCommand(dataDir, 'diagnose', {})));
  } catch (error) {
    if (error instanceof NobodyListensError) return undefined;
    throw error;
  }
}

/** Changes nothing: neither migrates nor seeds. @throws when the database cannot be read */
export async function diagnoseDatabase(config: ApiConfig): Promise<Diagnosis[]> {
  const answer = config.databaseUrl ? undefined : await diagnoseInSite(config.dataDir);
  if (answer) return answer;
  const database = await openAsItIs(config);
  try {
    await database.ping();
    return await diagnoseData(database.db, openKeys(database.db, config.secretKey));
  } finally {
    await database.close();
  }
}
