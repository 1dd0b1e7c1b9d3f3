import { Containers } from './services.ts';

/* `docker compose` for the rehearsal, in the current folder. It refuses options that it does not know. */

function takeOptions(args: string[], known: Record<string, 'flag' | 'value'>): Map<string, string[]> {
  const options = new Map<string, string[]>();
  while (args[0]?.startsWith('-')) {
    const name = args.shift() ?? '';
    if (!known[name]) throw new Error(`The rehearsal does not know ${name}`);
    const value = known[name] === 'value' ? (args.shift() ?? '') : '';
    options.set(name, [...(options.get(name) ?? []), value]);
  }
  return options;
}

type Run = (containers: Containers, args: string[]) => Promise<string>;

const commands: Record<string, Run | undefined> = {
  build: async (containers, args) => {
    takeOptions(args, {});
    containers.build();
    return '';
  },
  up: async (containers, args) => {
    const options = takeOptions(args, {
      '-d': 'flag',
      '--build': 'flag',
      '--no-deps': 'flag',
      '--wait': 'flag',
    });
    if (options.has('--build')) containers.build();
    if (options.has('--no-deps')) for (const name of args) await containers.start(name);
    else await containers.up(args.length > 0 ? args : undefined);
    return '';
  },
  run: async (containers, args) => {
    const options = takeOptions(args, { '--rm': 'flag', '-T': 'flag', '-v': 'value' });
    const [name = '', ...rest] = args;
    return containers.run(name, rest, options.get('-v') ?? []);
  },
  exec: async (containers, args) => {
    takeOptions(args, {});
    const [name = '', ...rest] = args;
    return containers.exec(name, ...rest);
  },
  stop: async (containers, args) => {
    takeOptions(args, {});
    for (const name of args) containers.stop(name);
    return '';
  },
};

const [compose, name = '', ...args] = process.argv.slice(2);
const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (compose !== 'compose' || !run) throw new Error(`The rehearsal does not know docker ${compose} ${name}`);
const output = await run(new Containers(process.cwd()), args);
if (output) console.log(output);
