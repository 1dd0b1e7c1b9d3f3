import { endpoints } from '#contract/endpoints.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { addEndpoint } from '../endpoint.ts';
import { listPharmacies } from '../services/pharmacies.ts';
import { listProductOptions, listProducts, listRelatedProducts } from '../services/products.ts';
import { listRegions } from '../services/regions.ts';
import { search } from '../services/search.ts';
import { listAnswer, pagedAnswer } from './paged.ts';

/** Products, where they are sold, and the search over them and all posts. */
export function addProductRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  addEndpoint(app, deps, endpoints.listMaterials, async ({ locale, query }) =>
    pagedAnswer(await listProducts(db, 'material', query, locale), query),
  );
  addEndpoint(app, deps, endpoints.listOwnProducts, async ({ locale, query }) =>
    pagedAnswer(await listProducts(db, 'pb', query, locale), query),
  );
  addEndpoint(app, deps, endpoints.listRelatedProducts, async ({ locale, query }) =>
    pagedAnswer(await listRelatedProducts(db, query, locale), query),
  );
  addEndpoint(app, deps, endpoints.listProductOptions, async ({ locale, query }) =>
    listAnswer(await listProductOptions(db, query, locale)),
  );
  addEndpoint(app, deps, endpoints.listPharmacies, async ({ locale, query }) =>
    pagedAnswer(await listPharmacies(db, query, locale), query),
  );
  addEndpoint(app, deps, endpoints.listRegions, async ({ locale }) => {
    const { regions, locales } = await listRegions(db, locale);
    return { body: { data: regions }, locales };
  });
  addEndpoint(app, deps, endpoints.search, async ({ locale, query }) =>
    pagedAnswer(await search(db, query, locale), query),
  );
}
