import * as v from 'valibot';

const versions = v.optional(v.record(v.string(), v.string()), {});

const entrySchema = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  dev: v.optional(v.boolean(), false),
  link: v.optional(v.boolean(), false),
  inBundle: v.optional(v.boolean(), false),
});

export const manifestSchema = v.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});

export const lockSchema = v.object({
  lockfileVersion: v.literal(3),
  packages: v.objectWithRest({ '': manifestSchema }, v.unknown()),
});

type Manifest = v.InferOutput<typeof manifestSchema>;
type Lock = v.InferOutput<typeof lockSchema>;
type Entry = v.InferOutput<typeof entrySchema>;

/** Licences of production packages: permissive, or (MPL, CC-BY, LGPL of a shared library) satisfied by the packages' notices. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Python-2.0', 'PSF-2.0', 'Zlib', 'MPL-2.0', 'CC-BY-4.0', 'OFL-1.1'],
  'LGPL-3.0-or-later',
]);

export function isAllowed(expression: string): boolean {
  const plain = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((part) => allowed.has(part.trim().replaceAll(/[()]/g, '')));
}

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const registry = 'https://registry.npmjs.org/';
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

function manifestFaults(manifest: Manifest, lock: Lock): string[] {
  return groups.flatMap((group) => {
    const locked = lock.packages[''][group];
    const faults = Object.entries(manifest[group]).flatMap(([name, version]) => {
      if (!exact.test(version)) return [`${name}: ${version} is not one version`];
      return locked[name] === version ? [] : [`${name}: package-lock.json has ${locked[name] ?? 'nothing'}`];
    });
    const extra = Object.keys(locked).filter((name) => !(name in manifest[group]));
    return [...faults, ...extra.map((name) => `${name}: only package-lock.json names it`)];
  });
}

function sourceFaults(path: string, { resolved, integrity, link, inBundle }: Entry): string[] {
  if (link) return [`${path}: is a link to a folder`];
  if (resolved !== undefined && !resolved.startsWith(registry)) return [`${path}: comes from ${resolved}`];
  return inBundle || integrity?.startsWith('sha512-') ? [] : [`${path}: has no checksum`];
}

export function dependencyFaults(
  manifest: Manifest,
  lock: Lock,
  installedLicence: (path: string) => string | undefined,
): string[] {
  const faults = manifestFaults(manifest, lock);
  for (const [path, value] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const entry = v.parse(entrySchema, value);
    faults.push(...sourceFaults(path, entry));
    // Development packages are not distributed.
    if (entry.dev) continue;
    const licence = installedLicence(path) ?? entry.license;
    if (licence === undefined || !isAllowed(licence)) faults.push(`${path}: licence ${licence ?? 'unknown'}`);
  }
  return faults;
}
