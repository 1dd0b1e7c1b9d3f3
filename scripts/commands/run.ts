import pino from 'pino';
import { runCommand } from '#api/index.ts';
import { apiSettings } from '#config/api-settings.ts';
import { parseEnv } from '#config/env.ts';

export async function runApiCommand(name: string, input: unknown): Promise<string> {
  const env = parseEnv(process.env);
  const level = env.LOG_LEVEL === 'info' ? 'warn' : env.LOG_LEVEL;
  const log = pino({ level, base: null }, pino.destination(2));
  return runCommand({ ...apiSettings(env), log }, name, input);
}
