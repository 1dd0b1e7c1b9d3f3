import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildNginx, buildNodeBase, buildPostgres } from './bases.ts';
import { sizeOf } from './engine.ts';
import { Containers } from './services.ts';

function nodeImage(folder: string): string {
  const [, image] = /^FROM (\S+)/m.exec(readFileSync(join(folder, 'Dockerfile'), 'utf8')) ?? [];
  if (!image) throw new Error('Dockerfile has no FROM');
  return image;
}

/** Builds substitutes for the official images that Dockerfile and compose.yaml name. */
export function buildBases(folder: string): void {
  const { database, nginx } = new Containers(folder).project.services;
  if (!database || !nginx) throw new Error('compose.yaml has no database or no nginx');
  const node = nodeImage(folder);
  buildNodeBase(node);
  buildPostgres(database.image, node);
  buildNginx(nginx.image, node);
}

export function printSizes(folder: string, tag: string): void {
  const node = nodeImage(folder);
  const base = sizeOf(node);
  console.log(`base  ${node}: ${base} MB`);
  for (const target of ['site', 'tools'])
    console.log(`image ${target}: ${sizeOf(`lumibiome-${target}:${tag}`) - base} MB above its base`);
}
