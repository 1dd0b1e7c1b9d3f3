import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../tests/support/until.ts';
import { type Project, readProject, type Service } from './compose.ts';
import { buildTarget, fullName, idOf, logOf, podman, succeeds } from './engine.ts';
import { serviceOptions } from './options.ts';

/* The commands of `docker compose` that docs/operations.md uses, with podman. */

const label = 'rehearsal.configuration';

export class Containers {
  readonly folder: string;
  readonly project: Project;

  constructor(folder: string) {
    this.folder = folder;
    this.project = readProject(folder);
  }

  private service(name: string): Service {
    const service = this.project.services[name];
    if (!service) throw new Error(`compose.yaml has no service ${name}`);
    return service;
  }

  nameOf(name: string): string {
    return `${this.project.name}-rehearsal-${name}`;
  }

  private options(name: string, isNamed: boolean): string[] {
    const [{ ip_range: range }] = this.project.networks.inside.ipam.config;
    const surroundings = { folder: this.folder, range, nameOf: (other: string) => this.nameOf(other) };
    return serviceOptions(surroundings, name, this.service(name), isNamed);
  }

  build(): void {
    const services = Object.values(this.project.services);
    const targets = new Map(services.flatMap(({ build, image }) => (build ? [[build.target, image]] : [])));
    for (const [target, image] of targets) buildTarget(this.folder, target, image);
  }

  private createNetwork(): void {
    const name = this.nameOf('inside');
    if (succeeds('network', 'exists', name)) return;
    const [{ subnet, ip_range }] = this.project.networks.inside.ipam.config;
    podman('network', 'create', '--subnet', subnet, '--ip-range', ip_range, name);
  }

  /** As Docker does. Otherwise the bridge's MAC changes with its containers, and open connections lose packets. */
  private fixBridgeAddress(): void {
    const bridge = podman('network', 'inspect', '--format', '{{.NetworkInterface}}', this.nameOf('inside'));
    execFileSync('ip', ['link', 'set', 'dev', bridge, 'address', '02:42:ac:1e:4d:01']);
  }

  private withoutProfile(): string[] {
    const services = Object.entries(this.project.services);
    return services.filter(([, { profiles }]) => profiles.length === 0).map(([name]) => name);
  }

  /** Starts services, by default all without a profile, and what they depend on. */
  async up(names = this.withoutProfile()): Promise<void> {
    const jobs = new Set<string>();
    const order = new Set<string>();
    const visit = (name: string): void => {
      for (const [other, { condition }] of Object.entries(this.service(name).depends_on)) {
        if (condition === 'service_completed_successfully') jobs.add(other);
        visit(other);
      }
      order.add(name);
    };
    for (const name of names) visit(name);
    for (const name of order) {
      if (jobs.has(name)) this.runOnce(name, []);
      else await this.start(name);
    }
  }

  /** Changes with the image, `.env` and compose.yaml. */
  private configuration(name: string, options: string[]): string {
    const service = this.service(name);
    const env = service.env_file ? readFileSync(join(this.folder, service.env_file), 'utf8') : '';
    const parts = [idOf(service.image), options, service.command, env];
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  }

  /** Starts a container, or replaces it if its configuration has changed. Waits until it is healthy. */
  async start(name: string): Promise<void> {
    this.createNetwork();
    const { image, command } = this.service(name);
    const options = this.options(name, true);
    const wanted = this.configuration(name, options);
    const format = `{{.State.Running}} {{index .Config.Labels "${label}"}}`;
    const state = succeeds('container', 'exists', this.nameOf(name))
      ? podman('inspect', '--format', format, this.nameOf(name))
      : '';
    if (state === `true ${wanted}`) return;
    this.remove(name);
    const own = ['--detach', '--name', this.nameOf(name), '--label', `${label}=${wanted}`];
    podman('run', ...own, ...options, fullName(image), ...command);
    this.fixBridgeAddress();
    const test = this.healthCheck(name);
    await until(() => this.isHealthy(name, test), 60);
  }

  private isHealthy(name: string, test: string[]): boolean {
    if (succeeds('exec', this.nameOf(name), ...test)) return true;
    if (podman('inspect', '--format', '{{.State.Running}}', this.nameOf(name)) === 'true') return false;
    throw new Error(`${name} has ended:\n${this.log(name)}`);
  }

  private healthCheck(name: string): string[] {
    const { healthcheck, image } = this.service(name);
    const [kind, ...test] =
      healthcheck?.test ??
      JSON.parse(podman('inspect', '--format', '{{json .HealthCheck.Test}}', fullName(image)));
    return kind === 'CMD-SHELL' ? ['sh', '-c', ...test] : test;
  }

  private runOnce(name: string, args: string[], volumes: string[] = []): string {
    this.createNetwork();
    const { image, command } = this.service(name);
    const mounts = volumes.flatMap((volume) => ['--volume', join(this.folder, volume)]);
    const options = [...this.options(name, false), ...mounts];
    return podman('run', '--rm', ...options, fullName(image), ...(args.length > 0 ? args : command));
  }

  async run(name: string, args: string[], volumes: string[]): Promise<string> {
    await this.up(Object.keys(this.service(name).depends_on));
    return this.runOnce(name, args, volumes);
  }

  exec(name: string, ...args: string[]): string {
    return podman('exec', this.nameOf(name), ...args);
  }

  log(name: string): string {
    return logOf(this.nameOf(name));
  }

  stop(name: string): void {
    podman('stop', '--ignore', this.nameOf(name));
  }

  private remove(name: string): void {
    podman('rm', '--force', '--ignore', '--time', '15', this.nameOf(name));
  }

  removeAll(): void {
    for (const name of Object.keys(this.project.services)) this.remove(name);
    podman('network', 'rm', '--force', this.nameOf('inside'));
    for (const name of Object.keys(this.project.volumes))
      podman('volume', 'rm', '--force', this.nameOf(name));
  }
}
