import { existsSync } from 'node:fs';
import { build, installPackages, root, runUntilSignal } from './lib.mjs';

installPackages();
build();
// The project's own Node, which npm puts first on the PATH once it is installed.
process.env.PATH = `${root}/node_modules/.bin:${process.env.PATH}`;
const settings = existsSync(`${root}/.env`) ? ['--env-file=.env'] : [];
runUntilSignal('node', [...settings, '.output/server/index.mjs']);
