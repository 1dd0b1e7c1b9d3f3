import { apiSettings } from '#config/api-settings.ts';
import { parseEnv } from '#config/env.ts';

/** The environment, parsed at start. An invalid value stops the start. */
export const env = parseEnv(process.env);

export const embeddedApiSettings = apiSettings(env);
