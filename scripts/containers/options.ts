import { join } from 'node:path';
import type { Service } from './compose.ts';
import { limits } from './engine.ts';

/** `range`: of the addresses that compose.yaml does not fix, such as 172.30.77.128/25. */
type Surroundings = { folder: string; range: string; nameOf(name: string): string };

const each = (flag: string, values: string[]) => values.flatMap((value) => [flag, value]);

function volume({ folder, nameOf }: Surroundings, mount: string): string {
  const [source = '', ...rest] = mount.split(':');
  const from = source.startsWith('.') ? join(folder, source) : nameOf(source);
  return [from, ...rest].join(':');
}

/** Docker announces the MAC of a new container. podman does not, so each address keeps one. */
function macOf(address: string): string {
  const octets = address.split('.').map((octet) => Number(octet).toString(16).padStart(2, '0'));
  return ['02', '42', ...octets].join(':');
}

const aliases = ['database', 'nginx', 'migrate', 'migrate-run'];

function chosenAddress(range: string, alias: string): string {
  const index = aliases.indexOf(alias);
  if (index < 0) throw new Error(`The service ${alias} needs an address`);
  return range.replace(/(\d+)\/\d+$/, (_, first) => String(Number(first) + 1 + index));
}

function network(surroundings: Surroundings, name: string, service: Service, isNamed: boolean): string {
  const { nameOf, range } = surroundings;
  const { network_mode, networks } = service;
  if (network_mode) return network_mode;
  const fixed = Array.isArray(networks) ? undefined : networks.inside?.ipv4_address;
  const alias = isNamed ? name : `${name}-run`;
  const address = (isNamed && fixed) || chosenAddress(range, alias);
  return `${nameOf('inside')}:alias=${alias},ip=${address},mac=${macOf(address)}`;
}

/** The options of `podman run` for a service. `isNamed`: not for `docker compose run`, which opens no ports. */
export function serviceOptions(
  surroundings: Surroundings,
  name: string,
  service: Service,
  isNamed: boolean,
): string[] {
  const { env_file, environment, shm_size, stop_grace_period } = service;
  return [
    ...['--pull', 'never', '--no-healthcheck', ...limits],
    ...(service.user ? ['--user', service.user] : []),
    ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
    ...each('--tmpfs', service.tmpfs),
    ...each('--cap-drop', service.cap_drop),
    ...each(
      '--security-opt',
      service.security_opt.map((option) => option.replace(':true', '')),
    ),
    ...(env_file ? ['--env-file', join(surroundings.folder, env_file)] : []),
    ...each(
      '--env',
      Object.entries(environment).map(([key, value]) => `${key}=${value}`),
    ),
    ...each(
      '--volume',
      service.volumes.map((mount) => volume(surroundings, mount)),
    ),
    ...['--network', network(surroundings, name, service, isNamed)],
    ...(isNamed ? each('--publish', service.ports) : []),
    ...(shm_size ? ['--shm-size', shm_size] : []),
    ...(stop_grace_period ? ['--stop-timeout', stop_grace_period.replace('s', '')] : []),
  ];
}
