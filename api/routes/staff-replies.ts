import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { changeReply, createReply, deleteReply, listReplies } from '../services/saved-replies.ts';

export function addStaffReplyRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.listReplies, async ({ actor }) => ({
    body: { data: await listReplies(deps.db, actor) },
  }));

  addEndpoint(app, deps, endpoints.createReply, async ({ actor, body }) => ({
    body: { data: await createReply(deps, actor, body) },
  }));

  addEndpoint(app, deps, endpoints.changeReply, async ({ actor, params, body }) => ({
    body: { data: await changeReply(deps, actor, params.id, body) },
  }));

  addEndpoint(app, deps, endpoints.deleteReply, async ({ actor, params, query }) => {
    await deleteReply(deps, actor, params.id, query.revision);
    return { body: undefined };
  });
}
