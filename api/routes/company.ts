import { endpoints } from '#contract/endpoints.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { addEndpoint } from '../endpoint.ts';
import { ProblemError } from '../problems.ts';
import {
  listClients,
  listFaqs,
  listHistory,
  listOpenings,
  listPeople,
  listQuotes,
} from '../services/entries.ts';
import { findTerm } from '../services/terms.ts';
import { listAnswer, pagedAnswer } from './paged.ts';

/** What the company says about itself, and its terms. */
export function addCompanyRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  addEndpoint(app, deps, endpoints.listHistory, async ({ locale, query }) =>
    pagedAnswer(await listHistory(db, query, locale), query),
  );
  addEndpoint(app, deps, endpoints.listClients, async ({ locale, query }) =>
    listAnswer(await listClients(db, query.isMain, locale)),
  );
  addEndpoint(app, deps, endpoints.listPeople, async ({ locale }) =>
    listAnswer(await listPeople(db, locale)),
  );
  addEndpoint(app, deps, endpoints.listOpenings, async ({ locale }) =>
    listAnswer(await listOpenings(db, locale)),
  );
  addEndpoint(app, deps, endpoints.listQuotes, async ({ locale }) =>
    listAnswer(await listQuotes(db, locale)),
  );
  addEndpoint(app, deps, endpoints.listFaqs, async ({ locale, query }) =>
    listAnswer(await listFaqs(db, query.idCategory, locale)),
  );
  addEndpoint(app, deps, endpoints.getTerm, async ({ locale, params }) => {
    const term = await findTerm(db, params.kind, locale);
    if (!term) throw new ProblemError('not_found');
    return { body: { data: term }, locales: [term.locale] };
  });
}
