import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '#app/components/ui/picture.tsx';
import { isSmallerVariant, variantsOf } from '#app/components/ui/picture-variants.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');
const pictures = globSync('art/{products,posts,news,pages}/*.avif', { cwd: publicFolder })
  .map((path) => `/${path}`)
  .filter((path) => !isSmallerVariant(path));

const sizes: Record<string, number> = { products: 3, posts: 4, news: 4, pages: 2 };

function draw(src: string): string {
  return renderToStaticMarkup(<Picture src={src} width={960} height={960} sizes="50vw" alt="" />);
}

describe('pictures', () => {
  it.each(pictures)('%s has every variant that pages name', (picture) => {
    const files = variantsOf(picture)?.match(/\/art\/[^ ]+/g) ?? [];
    expect(files.length).toBe(sizes[picture.split('/')[2] ?? '']);
    expect(files.filter((file) => !existsSync(join(publicFolder, file)))).toEqual([]);
  });

  it('name their variants, and load late', () => {
    const html = draw('/art/products/lmb-07.avif');
    expect(html).toContain(
      'srcSet="/art/products/lmb-07-160.avif 160w, /art/products/lmb-07-480.avif 480w, /art/products/lmb-07.avif 960w"',
    );
    expect(html).toContain('sizes="50vw"');
    expect(html).toContain('loading="lazy"');
  });

  it('of the content name both sizes', () => {
    const url = '/api/v1/pictures/0123456789abcdef-1600x1000';
    expect(draw(`${url}.avif`)).toContain(`srcSet="${url}-800.avif 800w, ${url}.avif 1600w"`);
  });

  it.each(['https://cdn.example.com/a.avif', '/art/clients.svg#gaonnuri', '/api/v1/files/7'])(
    'of other places are shown as they are: %s',
    (src) => {
      expect(draw(src)).toContain(`src="${src}"`);
      expect(draw(src)).not.toContain('srcSet');
    },
  );
});
