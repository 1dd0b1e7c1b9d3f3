import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { announceDraft } from '../services/legal-texts/announce-draft.ts';
import { changeDraft, discardDraft, getDraft, startDraft } from '../services/legal-texts/term-drafts.ts';
import { getTermAsStaff, listTermsAsStaff } from '../services/legal-texts/term-versions.ts';

export function addStaffTermRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.listTermsAsStaff, async ({ actor }) => ({
    body: { data: await listTermsAsStaff(deps, actor) },
  }));

  addEndpoint(app, deps, endpoints.getTermAsStaff, async ({ actor, params }) => ({
    body: { data: await getTermAsStaff(deps, actor, params.id) },
  }));

  addEndpoint(app, deps, endpoints.getTermDraft, async ({ actor, params }) => ({
    body: { data: await getDraft(deps.db, actor, params.kind) },
  }));

  addEndpoint(app, deps, endpoints.startTermDraft, async ({ actor, params }) => ({
    body: { data: await startDraft(deps, actor, params.kind) },
  }));

  addEndpoint(app, deps, endpoints.changeTermDraft, async ({ actor, params, body }) => ({
    body: { data: await changeDraft(deps, actor, params.kind, body) },
  }));

  addEndpoint(app, deps, endpoints.discardTermDraft, async ({ actor, params }) => {
    await discardDraft(deps, actor, params.kind);
    return { body: undefined };
  });

  addEndpoint(app, deps, endpoints.announceTerm, async ({ actor, params, body }) => ({
    body: { data: await announceDraft(deps, actor, params.kind, body.revision) },
  }));
}
