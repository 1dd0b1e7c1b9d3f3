import * as v from 'valibot';
import type { SearchType } from '#contract/filters.ts';
import type { Languages } from '#contract/locales.ts';
import { postDetailSchemas } from '#contract/posts.ts';
import type { SearchHit } from '#contract/search.ts';
import type { Database } from '../db/database.ts';
import { findPostsById } from './posts.ts';
import { findProductsById } from './products.ts';

export type Found = { kind: SearchType; itemId: number; isExact: boolean };

const pressSchema = v.pick(postDetailSchemas.press, ['externalUrl']);

export async function withDetails(
  db: Database,
  found: readonly Found[],
  languages: Languages,
): Promise<SearchHit[]> {
  const idsOf = (isProduct: boolean) =>
    found.filter(({ kind }) => (kind === 'product') === isProduct).map(({ itemId }) => itemId);
  const [productsById, postsById] = await Promise.all([
    findProductsById(db, idsOf(true), languages),
    findPostsById(db, idsOf(false), languages),
  ]);
  return found.flatMap(({ kind, itemId: id, isExact }): SearchHit[] => {
    const exact = isExact ? { isExact } : {};
    if (kind === 'product') {
      const product = productsById.get(id);
      if (!product) return [];
      const { name: title, summary, image: thumbnail, locale, type: productType, comparison } = product;
      const hit = { type: kind, id, locale, title, summary, publishedAt: null, thumbnail, productType };
      return [{ ...hit, ...(comparison && { code: comparison.code }), ...exact }];
    }
    const post = postsById.get(id);
    if (!post) return [];
    const { title, summary, thumbnail, publishedAt, locale, details, translatedDetails } = post;
    const hit = {
      type: kind,
      id,
      locale,
      title,
      summary,
      publishedAt: publishedAt.toISOString(),
      thumbnail,
      ...exact,
    };
    return [
      kind === 'press' ? { ...hit, ...v.parse(pressSchema, { ...details, ...translatedDetails }) } : hit,
    ];
  });
}
