import { queryOptions } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { readAllPages } from '#app/api-client/read-all.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { evidenceOfNote, evidenceOfRow } from '#app/components/products/anchor.ts';
import { measuredLines, measuredRows } from '#app/components/products/measured-values.ts';
import { revisionLog } from '#app/components/products/revision-log.ts';
import { joinAll, joinHeading } from '#app/content/joined-terms.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { readCompany } from '#app/shell/readable-company.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type Measurements, materialCodeSchema } from '#contract/materials.ts';
import type { Product, ProductOption } from '#contract/products.ts';
import { codesIn, materialSlug } from '#rules/material-code.ts';
import { groupArticles } from './article-groups.ts';
import { withRelated } from './related.ts';

/** The own products on sale whose specification names a material. A summary may name one that was left out. */
function productsWith(code: string, own: readonly Product[], sold: readonly ProductOption[]) {
  const codes = sold.flatMap((option) => option.code ?? []);
  const soldIds = new Set(sold.map(({ id }) => id));
  return own
    .filter(({ id, specifications }) => {
      const values = specifications.map(({ value }) => value);
      return soldIds.has(id) && codesIn(values.join('\n'), codes).includes(code);
    })
    .map(({ id, type, name, locale }) => ({ id, type, name, locale }));
}

/** The charts of the page: a storage test, and the events that a cytometer counted. */
function figuresOf(code: string, measurements: Measurements | null) {
  const [first] = measurements?.stability ?? [];
  return [
    first && {
      id: 'stability',
      heading: m.sheet_stability(),
      caption: m.sheet_stability_caption({ code, lots: String(first.lots) }),
    },
    measurements?.distribution && {
      id: 'distribution',
      heading: m.sheet_distribution(),
      caption: m.sheet_distribution_caption({ code }),
    },
  ].filter((figure) => !!figure);
}

type Texts = Pick<Product, 'specifications'> & { notes: { formulation: string[] } };

/** The lines with a link to the evidence, as rows of a table there. */
function measuredIn({ specifications, notes: { formulation } }: Texts) {
  const measured = measuredRows(specifications);
  const measuredAdvice = measuredLines(formulation);
  const label = m.sheet_formulation();
  const ofRows = specifications.map((row, index) => ({ ...row, id: evidenceOfRow(index) }));
  const ofNotes = formulation.map((value, index) => ({ label, value, id: evidenceOfNote(index) }));
  const statements = [
    ...ofRows.filter((_, index) => measured.includes(index)),
    ...ofNotes.filter((_, index) => measuredAdvice.includes(index)),
  ];
  return { measured, measuredAdvice, statements };
}

const readMaterial = contentRead(async (params: { code: string }) => {
  const found = await findInApi(endpoints.getMaterial, { params });
  if (!found?.data.comparison) throw notFound();
  const { comparison, ...material } = found.data;
  const [{ data: sold }, own, company] = await Promise.all([
    readApi(endpoints.listProductOptions, { query: { active: 'true' } }),
    readAllPages((query) => readApi(endpoints.listOwnProducts, { query })),
    readCompany({ locale: getLocale() }),
  ]);
  const [item] = withRelated([material], new Map(sold.map((option) => [option.id, option])));
  const { summary, specifications, notes, related = [] } = { ...material, ...item };
  const texts = joinAll({ summary, specifications, notes });
  return {
    ...material,
    ...texts,
    heading: joinHeading(material.name),
    ...measuredIn(texts),
    evidence: material.evidence && groupArticles(material.evidence),
    comparison,
    related,
    figures: figuresOf(comparison.code, material.measurements),
    // A cytometer counts events, even while no curve of them is published.
    hasEvents: !!material.measurements?.distribution || material.suitability?.claims.includes('count'),
    revisionLog: material.measurements ? revisionLog(material.measurements) : [],
    usedIn: productsWith(comparison.code, own, sold),
    company,
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
