import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { searchMembers } from '../services/members/find-members.ts';
import { changePoints, endSessionsOfMember, showMemberField } from '../services/members/member-acts.ts';
import { getMemberDetail, listPointsOfMember } from '../services/members/member-detail.ts';

export function addStaffMemberRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.searchMembers, async ({ actor, query }) => ({
    body: await searchMembers(deps, actor, query),
  }));

  addEndpoint(app, deps, endpoints.getMemberAsStaff, async ({ actor, params, locale }) => ({
    body: { data: await getMemberDetail(deps, actor, params.id, locale) },
  }));

  addEndpoint(app, deps, endpoints.showMemberField, async ({ actor, params, body }) => ({
    body: { data: await showMemberField(deps, actor, params.id, body.field) },
  }));

  addEndpoint(app, deps, endpoints.listPointsOfMember, async ({ actor, params, query }) => ({
    body: await listPointsOfMember(deps, actor, params.id, query),
  }));

  addEndpoint(app, deps, endpoints.changePoints, async ({ actor, params, body, headers }) => {
    const change = { id: params.id, change: body, key: headers['idempotency-key'] };
    return { body: { data: await changePoints(deps, actor, change) } };
  });

  addEndpoint(app, deps, endpoints.endSessionsOfMember, async ({ actor, params }) => {
    await endSessionsOfMember(deps, actor, params.id);
    return { body: undefined };
  });
}
