import { parseEnv } from '#config/env.ts';
import { startFakes } from '../tests/support/fakes/all.ts';

/*
 * `npm run fakes`: the outside services as the tests know them, for development. Prints the settings that lead to
 * them, for .env, and answers until it is ended.
 */

const { env } = await startFakes(parseEnv(process.env).siteOrigin);
for (const [name, value] of Object.entries(env)) console.log(`${name}=${value}`);
