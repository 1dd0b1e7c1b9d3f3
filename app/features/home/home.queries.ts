import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { unlessBroken } from '#app/api-client/optional-list.server.ts';
import { measuredRows } from '#app/components/products/measured-values.ts';
import { joinAll, joinCodes, joinHeading } from '#app/content/joined-terms.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { pageHref } from '#app/i18n/page-href.ts';
import type { Figure } from '#contract/company.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import type { Product } from '#contract/products.ts';
import { materialSlug } from '#rules/material-code.ts';
import { readChamber } from './counting/read-chamber.server.ts';

/** Number of data sheet rows on the homepage. */
const quotedRows = 5;

/** Enough for one in the visitor's language. */
const citationsRead = 50;

/** The material that the lead names. */
const heroCode = 'LMB-07';

const shown = { materials: 6, products: 5, theses: 2, patents: 3, news: 4, quotes: 5 };

/** Picks `count` items at even distances from first to last. */
export function crossSection<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  );
}

/** Those that are preferred, then the others, each newest first. */
export function preferred<T>(items: readonly T[], count: number, isPreferred: (item: T) => boolean): T[] {
  return [...items.filter(isPreferred), ...items.filter((item) => !isPreferred(item))].slice(0, count);
}

const isInLanguage = ({ locale }: { locale: Locale }) => locale === getLocale();

/** The last part of the address of the material's page. */
const withSlug = (comparison: Product['comparison']) =>
  comparison ? { ...comparison, slug: materialSlug(comparison.code) } : null;

/** A material without its data sheet: only the leading one shows it. */
function asRow({ id, locale, name, summary, comparison }: Product) {
  return { id, locale, name, summary, comparison: withSlug(comparison) };
}

function asPackShot({ id, locale, name, image, price }: Product) {
  return { id, locale, name: joinCodes(name), image, price: price ?? null };
}

/** Initials such as C.-Y. do not break at their hyphen. */
function withWholeNames<T extends { authors: string[] }>(thesis: T): T {
  return { ...thesis, authors: thesis.authors.map((name) => name.replaceAll('-', '-\u2060')) };
}

/** The heading keeps a code such as LMB-07 on one line. */
function withHeading(lead: Product | undefined) {
  if (!lead) return undefined;
  const { suitability: _, ...material } = lead;
  const specifications = material.specifications.slice(0, quotedRows);
  return {
    ...material,
    specifications,
    measured: measuredRows(specifications),
    comparison: withSlug(material.comparison),
    heading: joinHeading(material.name).replaceAll('-', '\u2011'),
  };
}

function withProof({ proof, ...figure }: Figure): Figure {
  if (!proof) return figure;
  return { ...figure, proof: proof.startsWith('/') ? pageHref(proof) : proof };
}

const heroSlugOf = (materials: readonly Product[] | undefined) =>
  materials?.some(({ comparison }) => comparison?.code === heroCode) ? heroCode : undefined;

const getHome = createServerFn({ method: 'GET' }).handler(async () => {
  const [figures, materials, products, sold, theses, patents, news, quotes, clients] = await Promise.all([
    // An extension of the contract: an outside API may lack it.
    unlessBroken(findInApi(endpoints.listFigures, { query: { isMain: 'true' } })),
    unlessBroken(readApi(endpoints.listMaterials, { query: {} })),
    unlessBroken(readApi(endpoints.listOwnProducts, { query: {} })),
    unlessBroken(readApi(endpoints.listProductOptions, { query: { type: 'pb', active: 'true' } })),
    unlessBroken(readApi(endpoints.listTheses, { query: { size: citationsRead } })),
    unlessBroken(readApi(endpoints.listPatents, { query: { size: citationsRead } })),
    unlessBroken(readApi(endpoints.listNews, { query: { size: shown.news } })),
    unlessBroken(readApi(endpoints.listQuotes, {})),
    unlessBroken(readApi(endpoints.listClients, { query: { isMain: 'true' } })),
  ]);
  const [lead, ...others] = materials?.data ?? [];
  const soldIds = new Set(sold?.data.map(({ id }) => id));
  const onSale = products?.data.filter(({ id }) => soldIds.has(id)) ?? [];
  const texts = joinAll({
    clients: clients?.data ?? [],
    lead: withHeading(lead),
    materials: crossSection(others, shown.materials).map(asRow),
    products: crossSection(onSale, shown.products).map(asPackShot),
    theses: preferred(theses?.data ?? [], shown.theses, isInLanguage).map(withWholeNames),
    patents: preferred(patents?.data ?? [], shown.patents, ({ status }) => status === 'registered'),
    quotes: (quotes?.data.slice(0, shown.quotes) ?? []).map((quote) => ({
      ...quote,
      text: joinHeading(quote.text),
    })),
    news: (news?.data ?? []).map((item) => ({ ...item, summary: joinCodes(item.summary) })),
    totals: {
      materials: materials?.page.total ?? 0,
      products: sold?.data.length ?? 0,
      theses: theses?.page.total ?? 0,
      patents: patents?.page.total ?? 0,
    },
  });
  return {
    figures: figures?.data.map(withProof) ?? [],
    ...texts,
    chamber: await readChamber(lead),
    heroSlug: heroSlugOf(materials?.data),
  };
});

export type HomeContent = Awaited<ReturnType<typeof getHome>>;

export const homeQueries = {
  content: () => queryOptions({ queryKey: ['home'], queryFn: () => getHome() }),
};
