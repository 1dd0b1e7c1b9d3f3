import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { ProblemError } from '../problems.ts';
import {
  listClients,
  listDetails,
  listFaqs,
  listFigures,
  listHistory,
  listOpenings,
  listPeople,
  listQuotes,
} from '../services/entries.ts';
import { findTerm } from '../services/terms.ts';
import { listAnswer, pagedAnswer } from './paged.ts';

export function addCompanyRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  addEndpoint(app, deps, endpoints.listHistory, async ({ languages, query }) =>
    pagedAnswer(await listHistory(db, query, languages), query),
  );
  addEndpoint(app, deps, endpoints.listClients, async ({ languages, query }) =>
    listAnswer(await listClients(db, query.isMain, languages)),
  );
  addEndpoint(app, deps, endpoints.listFigures, async ({ languages, query }) =>
    listAnswer(await listFigures(db, query.isMain, languages)),
  );
  addEndpoint(app, deps, endpoints.listPeople, async ({ languages }) =>
    listAnswer(await listPeople(db, languages)),
  );
  addEndpoint(app, deps, endpoints.listOpenings, async ({ languages }) =>
    listAnswer(await listOpenings(db, languages)),
  );
  addEndpoint(app, deps, endpoints.listQuotes, async ({ languages }) =>
    listAnswer(await listQuotes(db, languages)),
  );
  addEndpoint(app, deps, endpoints.listDetails, async ({ languages }) =>
    listAnswer(await listDetails(db, languages)),
  );
  addEndpoint(app, deps, endpoints.listFaqs, async ({ languages, query }) =>
    listAnswer(await listFaqs(db, query.idCategory, languages)),
  );
  addEndpoint(app, deps, endpoints.getTerm, async ({ languages, params, query }) => {
    const term = await findTerm(db, params.kind, { languages, version: query.version });
    if (!term) throw new ProblemError('not_found');
    return { body: { data: term }, locales: [term.locale] };
  });
}
