import { queryOptions } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { readAllPages } from '#app/api-client/read-all.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { measuredLines, measuredRows } from '#app/components/products/measured-values.ts';
import { revisionLog } from '#app/components/products/revision-log.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { formatDate, getLocale } from '#app/i18n/locale.ts';
import { readFirstSite } from '#app/shell/first-site.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Evidence } from '#contract/evidence-schema.ts';
import { materialCodeSchema } from '#contract/materials.ts';
import type { Product, ProductOption } from '#contract/products.ts';
import { codesIn, materialSlug } from '#rules/material-code.ts';
import { withRelated } from './related.ts';

/** The own products on sale whose specification or summary names a material. */
function productsWith(code: string, own: readonly Product[], sold: readonly ProductOption[]) {
  const codes = sold.flatMap((option) => option.code ?? []);
  const soldIds = new Set(sold.map(({ id }) => id));
  return own
    .filter(({ id, summary, specifications }) => {
      const texts = [summary, ...specifications.map(({ value }) => value)];
      return soldIds.has(id) && codesIn(texts.join('\n'), codes).includes(code);
    })
    .map(({ id, type, name, locale }) => ({ id, type, name, locale }));
}

function toArticle({ kind, id, locale, title, category, source, publishedAt }: Evidence) {
  const from = [category, source ?? formatDate(publishedAt)].filter(Boolean).join(' · ');
  return { kind, id, locale, title, from };
}

export type Article = ReturnType<typeof toArticle>;

const readMaterial = contentRead(async (params: { code: string }) => {
  const found = await findInApi(endpoints.getMaterial, { params });
  if (!found?.data.comparison) throw notFound();
  const { comparison, ...material } = found.data;
  const [{ data: sold }, own, address] = await Promise.all([
    readApi(endpoints.listProductOptions, { query: { active: 'true' } }),
    readAllPages((query) => readApi(endpoints.listOwnProducts, { query })),
    readFirstSite(),
  ]);
  const [item] = withRelated([material], new Map(sold.map((option) => [option.id, option])));
  const { summary, specifications, notes, related = [] } = { ...material, ...item };
  const evidence = material.evidence?.map(toArticle);
  return {
    ...material,
    ...joinAll({ summary, specifications, notes, evidence }),
    comparison,
    related,
    measured: measuredRows(specifications),
    measuredAdvice: measuredLines(notes.formulation),
    revisionLog: material.measurements ? revisionLog(material.measurements) : [],
    usedIn: productsWith(comparison.code, own, sold),
    address,
    slug: materialSlug(comparison.code),
  };
});

const anyText = v.object({ code: v.string() });

const getMaterial = createServerFn({ method: 'GET' })
  .validator(validInput(anyText))
  .handler(async ({ data }) => {
    if (!v.is(materialCodeSchema, data)) throw notFound();
    const material = await readMaterial({ code: materialSlug(data.code) });
    if (material.slug !== data.code) {
      throw redirect({
        to: '/business/material/$code',
        params: { code: material.slug },
        search: { lang: getLocale() },
        statusCode: 301,
      });
    }
    return material;
  });

export type MaterialDetail = Awaited<ReturnType<typeof getMaterial>>;

export const materialQueries = {
  detail: (code: string) =>
    queryOptions({
      queryKey: ['products', 'material', code],
      queryFn: () => getMaterial({ data: { code } }),
    }),
};
