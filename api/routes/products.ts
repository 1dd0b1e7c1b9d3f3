import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { ProblemError } from '../problems.ts';
import { findLot } from '../services/find-lot.ts';
import { findMaterial } from '../services/find-material.ts';
import { listPharmacies } from '../services/pharmacies.ts';
import { listProductOptions, listProducts, listRelatedProducts } from '../services/products.ts';
import { listOwnProducts } from '../services/products-with-evidence.ts';
import { listRegions } from '../services/regions.ts';
import { search } from '../services/search.ts';
import { countMiss } from '../services/search-misses.ts';
import { createSuggest } from '../services/suggested-searches.ts';
import { listAnswer, pagedAnswer } from './paged.ts';

export function addProductRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  const suggest = createSuggest(db);
  addEndpoint(app, deps, endpoints.listMaterials, async ({ languages, query }) =>
    pagedAnswer(await listProducts(db, 'material', query, languages), query),
  );
  addEndpoint(app, deps, endpoints.getMaterial, async ({ languages, params }) => {
    const material = await findMaterial(db, params.code, languages);
    if (!material) throw new ProblemError('not_found');
    return { body: { data: material }, locales: [material.locale] };
  });
  addEndpoint(app, deps, endpoints.getLot, async ({ languages, params, clientAddress }) => {
    const lot = await findLot(deps, params.number, languages, clientAddress);
    if (!lot) throw new ProblemError('not_found');
    return { body: { data: lot }, locales: [lot.locale] };
  });
  addEndpoint(app, deps, endpoints.listOwnProducts, async ({ languages, query }) =>
    pagedAnswer(await listOwnProducts(db, query, languages), query),
  );
  addEndpoint(app, deps, endpoints.listRelatedProducts, async ({ languages, query }) =>
    pagedAnswer(await listRelatedProducts(db, query, languages), query),
  );
  addEndpoint(app, deps, endpoints.listProductOptions, async ({ languages, query }) =>
    listAnswer(await listProductOptions(db, query, languages)),
  );
  addEndpoint(app, deps, endpoints.listPharmacies, async ({ languages, query }) =>
    pagedAnswer(await listPharmacies(db, query, languages), query),
  );
  addEndpoint(app, deps, endpoints.listRegions, async ({ languages }) => {
    const { regions, locales } = await listRegions(db, languages);
    return { body: { data: regions }, locales };
  });
  addEndpoint(app, deps, endpoints.search, async ({ languages, query }) => {
    const { counts, partial, corrected, ...hits } = await search(db, query, languages);
    const isFirst = query.type === undefined && query.page === 1;
    if (isFirst && !partial && (hits.total === 0 || corrected !== undefined)) await countMiss(deps, query.q);
    const { body, locales } = pagedAnswer(hits, query);
    const more = { ...(partial && { partial }), ...(corrected !== undefined && { corrected }) };
    return { body: { ...body, counts, ...more }, locales };
  });
  addEndpoint(app, deps, endpoints.listSuggestions, async ({ locale, query }) => {
    const suggestions = await suggest(query.q, locale);
    const locales = suggestions.map((suggestion) => suggestion.locale);
    return { body: { data: suggestions }, locales };
  });
}
