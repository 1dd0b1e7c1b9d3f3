import { apiSettings } from '#config/api-settings.ts';
import { parseEnv } from '#config/env.ts';

export const env = parseEnv(process.env);

export const embeddedApiSettings = apiSettings(env);
