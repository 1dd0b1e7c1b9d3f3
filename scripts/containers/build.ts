import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '../lib.mjs';
import { makeNginx, makeNodeBase, makePostgres } from './bases.ts';
import { buildah, fullName, limits, sizeOf } from './engine.ts';

const imagesSchema = v.object({
  services: v.object({ database: v.object({ image: v.string() }), nginx: v.object({ image: v.string() }) }),
});

function nodeImage(): string {
  const [, image] = /^FROM (\S+)/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  if (!image) throw new Error('Dockerfile has no FROM');
  return image;
}

function buildTarget(target: string, image: string): void {
  buildah(
    'build',
    // The format of OCI has no health check.
    ...['--format', 'docker', '--layers', '--isolation', 'chroot', ...limits],
    ...['--target', target, '--tag', fullName(image), root],
  );
}

/** Builds all images of compose.yaml and prints their sizes. */
export function buildImages(tag: string): void {
  const node = nodeImage();
  const { services } = v.parse(
    imagesSchema,
    parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }),
  );
  makeNodeBase(node);
  makePostgres(services.database.image, node);
  makeNginx(services.nginx.image, node);
  const base = sizeOf(node);
  console.log(`base  ${node}: ${base} MB`);
  for (const target of ['site', 'tools']) {
    const image = `lumibiome-${target}:${tag}`;
    buildTarget(target, image);
    console.log(`image ${target}: ${sizeOf(image) - base} MB above its base`);
  }
}
