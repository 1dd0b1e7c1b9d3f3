import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const NamedList = v.array(v.object({ key: v.string(), name: v.object({ 'en-US': v.string() }) }));
const Product = v.object({ type: v.picklist(['material', 'pb']) });
const FrontMatter = v.object({ name: v.string() });

type Named = { key: string; name: string };
type ProductName = { slug: string; type: 'material' | 'pb'; name: string };

export function readNames(file: string): Named[] {
  if (!existsSync(file)) return [];
  return v
    .parse(NamedList, parse(readFileSync(file, 'utf8')))
    .map(({ key, name }) => ({ key, name: name['en-US'] }));
}

export function readProducts(folder: string): ProductName[] {
  if (!existsSync(folder)) return [];
  const slugs = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return slugs
    .map(({ name: slug }) => {
      const { type } = v.parse(Product, parse(readFileSync(join(folder, slug, 'product.yaml'), 'utf8')));
      const [, head = ''] = readFileSync(join(folder, slug, 'en-US.md'), 'utf8').split(/^---$/m);
      return { slug, type, name: v.parse(FrontMatter, parse(head)).name };
    })
    .sort((one, other) => one.slug.localeCompare(other.slug, 'en'));
}
