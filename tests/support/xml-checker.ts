import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const require = createRequire(import.meta.url);
const protocol = join(dirname(require.resolve('sitemap/package.json')), 'schema/sitemap.xsd');
const schemas = join(import.meta.dirname, 'schemas');

function file(fileName: string, path = join(schemas, fileName)) {
  return { fileName, contents: readFileSync(path, 'utf8') };
}

type Schema = Pick<Parameters<typeof validateXML>[0], 'extension' | 'preload'> & {
  schema: ReturnType<typeof file>;
};

const xmlSchemas = {
  sitemap: {
    schema: file('sitemap.xsd'),
    extension: 'schema',
    preload: [file('protocol.xsd', protocol), file('alternate.xsd')],
  },
  rss: { schema: file('rss.rng'), extension: 'relaxng' },
} satisfies Record<string, Schema>;

/** @returns the faults that xmllint finds, each with its line */
export async function checkXml(kind: keyof typeof xmlSchemas, contents: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'x.xml', contents }, ...xmlSchemas[kind] });
  return errors.map(({ loc, message }) => `line ${loc?.lineNumber}: ${message}`);
}
