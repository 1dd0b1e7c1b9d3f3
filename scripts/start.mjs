import { existsSync } from 'node:fs';
import { build, installPackages, root, runUntilSignal } from './lib.mjs';
import { memoryFlags, memoryVariables } from './memory-settings.mjs';

installPackages();
build();
// The project's own Node, which npm puts first on the PATH once it is installed.
process.env.PATH = `${root}/node_modules/.bin:${process.env.PATH}`;
Object.assign(process.env, { ...memoryVariables, ...process.env });
const envFile = existsSync(`${root}/.env`) ? ['--env-file=.env'] : [];
runUntilSignal('node', [...memoryFlags, ...envFile, '.output/server/index.mjs']);
