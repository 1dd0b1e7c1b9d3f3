import { apiSettings } from '#config/api-settings.ts';
import { parseEnv } from '#config/env.ts';

/** The environment, parsed when the server starts. A value that does not fit stops the start. */
export const env = parseEnv(process.env);

/** What the embedded API is opened with, but for the log. */
export const embeddedApiSettings = apiSettings(env);
