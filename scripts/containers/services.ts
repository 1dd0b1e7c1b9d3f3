import { join } from 'node:path';
import { until } from '../../tests/support/until.ts';
import { type Project, readProject, type Service } from './compose.ts';
import { fullName, limits, podman } from './engine.ts';

/* The commands of `docker compose` that docs/operations.md uses, with podman. */

const each = (flag: string, values: string[]) => values.flatMap((value) => [flag, value]);

export class Containers {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  get project(): Project {
    return readProject(this.folder);
  }

  service(name: string): Service {
    const service = this.project.services[name];
    if (!service) throw new Error(`compose.yaml has no service ${name}`);
    return service;
  }

  nameOf(name: string): string {
    return `${this.project.name}-rehearsal-${name}`;
  }

  private volume(mount: string): string {
    const [source = '', ...rest] = mount.split(':');
    const from = source.startsWith('.') ? join(this.folder, source) : this.nameOf(source);
    return [from, ...rest].join(':');
  }

  private network(name: string, { networks }: Service, isNamed: boolean): string[] {
    const fixed = Array.isArray(networks) ? undefined : networks.inside?.ipv4_address;
    const ip = fixed && isNamed ? `,ip=${fixed}` : '';
    return ['--network', `${this.nameOf('inside')}:alias=${isNamed ? name : `${name}-run`}${ip}`];
  }

  private options(name: string, service: Service, isNamed: boolean): string[] {
    return [
      ...['--pull', 'never', '--no-healthcheck', ...limits],
      ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
      ...each('--tmpfs', service.tmpfs),
      ...each('--cap-drop', service.cap_drop),
      ...each(
        '--security-opt',
        service.security_opt.map((option) => option.replace(':true', '')),
      ),
      ...(service.env_file ? ['--env-file', join(this.folder, service.env_file)] : []),
      ...each(
        '--env',
        Object.entries(service.environment).map(([key, value]) => `${key}=${value}`),
      ),
      ...each(
        '--volume',
        service.volumes.map((mount) => this.volume(mount)),
      ),
      ...this.network(name, service, isNamed),
      ...(isNamed ? each('--publish', service.ports) : []),
      ...(service.shm_size ? ['--shm-size', service.shm_size] : []),
      ...(service.stop_grace_period ? ['--stop-timeout', service.stop_grace_period.replace('s', '')] : []),
    ];
  }

  createNetwork(): void {
    const [{ subnet, ip_range }] = this.project.networks.inside?.ipam.config ?? [
      { subnet: '', ip_range: '' },
    ];
    podman('network', 'create', '--subnet', subnet, '--ip-range', ip_range, this.nameOf('inside'));
  }

  /** `docker compose up -d --no-deps --wait NAME`: replaces the container and waits until it is healthy. */
  async up(name: string): Promise<void> {
    const service = this.service(name);
    this.remove(name);
    const options = this.options(name, service, true);
    podman(
      'run',
      '--detach',
      '--name',
      this.nameOf(name),
      ...options,
      fullName(service.image),
      ...service.command,
    );
    const test = this.healthCheck(name);
    await until(() => this.isHealthy(name, test), 60);
  }

  private isHealthy(name: string, test: string[]): boolean {
    try {
      this.exec(name, ...test);
      return true;
    } catch (error) {
      if (podman('inspect', '--format', '{{.State.Running}}', this.nameOf(name)) !== 'true') throw error;
      return false;
    }
  }

  private healthCheck(name: string): string[] {
    const [kind, ...test] = this.service(name).healthcheck?.test ?? this.imageCheck(name);
    return kind === 'CMD-SHELL' ? ['sh', '-c', ...test] : test;
  }

  private imageCheck(name: string): string[] {
    const found = podman(
      'inspect',
      '--format',
      '{{json .HealthCheck.Test}}',
      fullName(this.service(name).image),
    );
    return JSON.parse(found);
  }

  /** `docker compose run --rm NAME ARGS`, by default with the service's command. */
  run(name: string, ...args: string[]): string {
    const service = this.service(name);
    const command = args.length > 0 ? args : service.command;
    return podman('run', '--rm', ...this.options(name, service, false), fullName(service.image), ...command);
  }

  exec(name: string, ...args: string[]): string {
    return podman('exec', this.nameOf(name), ...args);
  }

  log(name: string): string {
    return podman('logs', this.nameOf(name));
  }

  /** Stops with SIGTERM first. */
  remove(name: string): void {
    podman('rm', '--force', '--ignore', '--time', '15', this.nameOf(name));
  }

  removeVolume(name: string): void {
    podman('volume', 'rm', '--force', this.nameOf(name));
  }

  removeAll(): void {
    for (const name of Object.keys(this.project.services)) this.remove(name);
    podman('network', 'rm', '--force', this.nameOf('inside'));
    for (const name of Object.keys(this.project.volumes)) this.removeVolume(name);
  }
}
