import { existsSync } from 'node:fs';
import { build, installPackages, root, runUntilSignal } from './lib.mjs';
import { memoryFlags, memoryVariables } from './memory-settings.mjs';

installPackages();
build();
// The project's own Node, which npm puts first on the PATH once it is installed.
process.env.PATH = `${root}/node_modules/.bin:${process.env.PATH}`;
Object.assign(process.env, { ...memoryVariables, ...process.env });
// Without an .env the site is the one of the fictional company.
const envFile = existsSync(`${root}/.env`) ? '.env' : 'scripts/fictional-company.env';
runUntilSignal('node', [...memoryFlags, `--env-file=${envFile}`, '.output/server/index.mjs']);
