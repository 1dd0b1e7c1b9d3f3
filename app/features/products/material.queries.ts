import { queryOptions } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { readFirstSite } from '#app/shell/first-site.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { materialCodeSchema } from '#contract/materials.ts';
import { materialSlug } from '#rules/material-code.ts';
import { withRelated } from './related.ts';

const readMaterial = contentRead(async (params: { code: string }) => {
  const found = await findInApi(endpoints.getMaterial, { params });
  if (!found?.data.comparison) throw notFound();
  const { comparison, ...material } = found.data;
  const [{ data: sold }, address] = await Promise.all([
    readApi(endpoints.listProductOptions, { query: { active: 'true' } }),
    readFirstSite(),
  ]);
  const [item] = withRelated([material], new Map(sold.map((option) => [option.id, option])));
  const { summary, specifications, notes, evidence, related = [] } = { ...material, ...item };
  return {
    ...material,
    ...joinAll({ summary, specifications, notes, evidence }),
    comparison,
    related,
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
