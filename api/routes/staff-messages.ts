import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { listBounces, showBounce } from '../services/messages/bounces.ts';
import {
  deleteMessage,
  listStaffMessages,
  resendByStaff,
  showRecipient,
} from '../services/messages/staff-outbox.ts';
import { readStaffHome } from '../services/staff-home/read-home.ts';

export function addStaffMessageRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.listMessages, async ({ actor, query }) => ({
    body: await listStaffMessages(deps.db, actor, query),
  }));

  addEndpoint(app, deps, endpoints.resendMessages, async ({ actor, body }) => ({
    body: { data: { resent: await resendByStaff(deps, actor, body.ids) } },
  }));

  addEndpoint(app, deps, endpoints.deleteMessage, async ({ actor, params }) => {
    await deleteMessage(deps, actor, params.id);
    return { body: undefined };
  });

  addEndpoint(app, deps, endpoints.showRecipient, async ({ actor, params }) => ({
    body: { data: { address: await showRecipient(deps, actor, params.id) } },
  }));

  addEndpoint(app, deps, endpoints.listBounces, async ({ actor }) => ({
    body: { data: await listBounces(deps, actor) },
  }));

  addEndpoint(app, deps, endpoints.showBounce, async ({ actor, params }) => ({
    body: { data: { address: await showBounce(deps, actor, params.id) } },
  }));

  addEndpoint(app, deps, endpoints.getStaffHome, async ({ actor }) => ({
    body: { data: await readStaffHome(deps, actor) },
  }));
}
