import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { ProblemError } from '../problems.ts';
import { forgetFacebook, forgetKakao, requireKakao } from '../services/members/provider-webhooks.ts';

/** The caller is checked before the request is parsed. */
export function addWebhookRoutes(app: ApiApp, deps: ApiDeps): void {
  const byKakao = { before: ({ headers }: Request) => requireKakao(deps, headers.get('authorization')) };

  addEndpoint(
    app,
    deps,
    endpoints.kakaoUnlinked,
    async ({ body }) => {
      await forgetKakao(deps, body);
      return { body: undefined };
    },
    byKakao,
  );

  addEndpoint(
    app,
    deps,
    endpoints.kakaoUnlinkedByGet,
    async ({ query }) => {
      await forgetKakao(deps, query);
      return { body: undefined };
    },
    byKakao,
  );

  addEndpoint(
    app,
    deps,
    endpoints.facebookDeletion,
    async ({ body }) => ({ body: await forgetFacebook(deps, body.signed_request) }),
    {
      before: () => {
        if (!deps.gateways.webhooks.readFacebook) throw new ProblemError('not_configured');
      },
    },
  );
}
