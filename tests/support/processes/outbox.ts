import pino from 'pino';
import { createGateways } from '#api/gateways/index.ts';
import { openAsItIs } from '#api/open-database.ts';
import { startOutbox } from '#api/outbox/worker.ts';
import { openKeys } from '#api/services/keys.ts';
import { apiSettings } from '#config/api-settings.ts';
import { parseEnv } from '#config/env.ts';

const log = pino({ level: 'silent' });
const config = { ...apiSettings(parseEnv(process.env)), log };
const { db } = await openAsItIs(config);
startOutbox({
  db,
  log,
  gateways: createGateways(config.gateways, config.dataDir, log),
  keys: openKeys(db, config.secretKey),
});
