import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import { attachmentResponse } from '../attachment-response.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { eraseByRequest } from '../services/privacy-requests/erase-request.ts';
import { listRequests } from '../services/privacy-requests/list-requests.ts';
import { exportByRequest } from '../services/privacy-requests/person-archive.ts';
import { getRequest } from '../services/privacy-requests/request-detail.ts';
import {
  answerRequest,
  checkIdentity,
  enterRequest,
  extendRequest,
  refuseRequest,
} from '../services/privacy-requests/request-steps.ts';

export function addPrivacyRequestRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.listPrivacyRequests, async ({ actor, query }) => ({
    body: await listRequests(deps, actor, query),
  }));

  addEndpoint(app, deps, endpoints.enterPrivacyRequest, async ({ actor, body }) => ({
    body: { data: await enterRequest(deps, actor, body) },
  }));

  addEndpoint(app, deps, endpoints.getPrivacyRequest, async ({ actor, params }) => ({
    body: { data: await getRequest(deps, actor, params.id) },
  }));

  addEndpoint(app, deps, endpoints.extendPrivacyRequest, async ({ actor, params, body }) => ({
    body: { data: await extendRequest(deps, actor, params.id, body.with) },
  }));

  addEndpoint(app, deps, endpoints.checkIdentity, async ({ actor, params, body }) => ({
    body: { data: await checkIdentity(deps, actor, params.id, body.text) },
  }));

  addEndpoint(app, deps, endpoints.refusePrivacyRequest, async ({ actor, params, body }) => ({
    body: { data: await refuseRequest(deps, actor, params.id, body.text) },
  }));

  addEndpoint(app, deps, endpoints.answerPrivacyRequest, async ({ actor, params, body }) => ({
    body: { data: await answerRequest(deps, actor, params.id, body.text) },
  }));

  addEndpoint(app, deps, endpoints.exportPerson, async ({ actor, params }) => {
    const { name, stream } = await exportByRequest(deps, actor, params.id);
    const file = { name, mediaType: 'application/zip', isPersonal: true };
    return { body: undefined, file: attachmentResponse(file, stream) };
  });

  addEndpoint(app, deps, endpoints.erasePerson, async ({ actor, params }) => ({
    body: { data: await eraseByRequest(deps, actor, params.id) },
  }));
}
