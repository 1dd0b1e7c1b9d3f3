import { parseEnv } from '#config/env.ts';

/** The environment, parsed when the server starts. A value that does not fit stops the start. */
export const env = parseEnv(process.env);
