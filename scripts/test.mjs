import { installPackages, run } from './lib.mjs';

/* `npm test`: installs what is missing, then runs every check on the project's own Node. */

installPackages();
run('npm', ['run', '--silent', 'test:all']);
