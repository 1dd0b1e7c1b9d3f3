import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage, requireProgram } from '../../tests/support/programs.ts';

/** Separate from the machine's other images and containers. Bases and layers stay for the next run. */
const storage = '/var/lib/lumibiome-rehearsal';
const storagePlaces = ['--root', `${storage}/images`, '--runroot', `${storage}/run`];

export function installPrograms(): void {
  for (const name of ['buildah', 'podman', 'runc', 'mmdebstrap']) requireProgram(name, name);
  requireProgram('iptables', 'iptables');
  requireProgram('ip', 'iproute2');
  for (const name of ['netavark', 'aardvark-dns'])
    if (!existsSync(`/usr/lib/podman/${name}`)) installPackage(name);
}

function output(program: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout.trim();
}

export function buildah(command: string, ...args: string[]): string {
  return output('buildah', [...storagePlaces, command, ...args]);
}

function podmanArguments(command: string, args: string[]): string[] {
  const networks = ['--network-config-dir', `${storage}/networks`];
  return [...storagePlaces, ...networks, '--runtime', 'runc', command, ...args];
}

export function podman(command: string, ...args: string[]): string {
  return output('podman', podmanArguments(command, args));
}

export function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync('podman', podmanArguments(command, args), { stdio: 'ignore' }).status === 0;
}

export function logOf(container: string): string {
  const args = podmanArguments('logs', ['--tail', '20', container]);
  const { stdout, stderr } = spawnSync('podman', args, { encoding: 'utf8' });
  return stdout + stderr;
}

/** Open files and processes: runc may not raise the limits that it got. */
export const limits = ['--ulimit', 'nofile=20000:20000', '--ulimit', 'nproc=4096:4096'];

/** compose.yaml names images as Docker does. */
export function fullName(image: string): string {
  return `${image.startsWith('lumibiome-') ? 'localhost' : 'docker.io/library'}/${image}`;
}

export function hasImage(image: string): boolean {
  return buildah('images', '--format', '{{.Name}}:{{.Tag}}').split('\n').includes(fullName(image));
}

export function idOf(image: string): string {
  return podman('image', 'inspect', '--format', '{{.Id}}', fullName(image));
}

export function buildTarget(folder: string, target: string, image: string): void {
  // The format of OCI has no health check.
  const options = ['--format', 'docker', '--layers', '--isolation', 'chroot', ...limits];
  buildah('build', ...options, '--target', target, '--tag', fullName(image), folder);
}

/** In megabytes, unpacked. */
export function sizeOf(image: string): number {
  const [size] = podman('image', 'inspect', '--format', '{{.Size}}', fullName(image)).split('\n');
  return Math.round(Number(size) / 1e6);
}

export function createArchive(path: string): void {
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', '--include=ca-certificates', 'bookworm', path]);
}

/** An interrupted build leaves its container in the storage. */
export function removeWorkingContainers(): void {
  buildah('rm', '--all');
}
