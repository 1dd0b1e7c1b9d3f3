import { installPackages, run } from './lib.mjs';

installPackages();
run('npm', ['run', '--silent', 'test:all']);
