import { parseEnv } from '#config/env.ts';
import { startFakes } from '../tests/support/fakes/all.ts';

/* `npm run fakes`: the tests' fake services, for development. Prints their settings for .env. */

const { env } = await startFakes(parseEnv(process.env).siteOrigin);
for (const [name, value] of Object.entries(env)) console.log(`${name}=${value}`);
