import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { apiBase } from '#contract/endpoints.ts';
import { problemStatus } from '#contract/problem.ts';
import type { ApiDeps, ApiEnv } from './context.ts';
import { isDatabaseUnavailable, withoutParameters } from './db/errors.ts';
import { openApiDocument } from './openapi.ts';
import { ProblemError, problemResponse } from './problems.ts';
import { addContactRoutes } from './routes/contacts.ts';
import { addPostRoutes } from './routes/posts.ts';
import { addSettingRoutes } from './routes/settings.ts';

const maxJsonBytes = 1_000_000;

/** Pages of other sites may not write, not even by the requests that browsers send without asking first. */
function isForeignOrigin(request: Request): boolean {
  if (['GET', 'HEAD'].includes(request.method)) return false;
  const origin = request.headers.get('origin');
  if (origin !== null) return origin !== new URL(request.url).origin;
  // Browsers that send no Origin still say where a request comes from; programs say neither.
  return !['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'));
}

/** The API as a fetch handler: `app.fetch(request, facts)`. It holds no state of its own and never listens. */
export function createApiApp(deps: ApiDeps): Hono<ApiEnv> {
  const { log } = deps;
  const app = new Hono<ApiEnv>().basePath(apiBase);

  app.use(async (context, next) => {
    if (isForeignOrigin(context.req.raw)) throw new ProblemError('forbidden_origin');
    await next();
    context.header('x-request-id', context.env.requestId);
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        problemResponse('method_not_allowed', context.env.requestId, {
          headers: { allow: methods.join(', ') },
        }),
    }),
  );
  app.use(
    bodyLimit({
      maxSize: maxJsonBytes,
      onError: (context) => problemResponse('payload_too_large', context.env.requestId),
    }),
  );

  addSettingRoutes(app);
  addPostRoutes(app, deps);
  addContactRoutes(app, deps);
  app.get('/openapi.json', (context) => context.json(openApiDocument()));

  app.notFound((context) => problemResponse('not_found', context.env.requestId));
  app.onError((error, context) => {
    const { report, requestId } = context.env;
    if (error instanceof ProblemError)
      return problemResponse(error.code, requestId, { errors: error.errors });
    const code = isDatabaseUnavailable(error) ? 'unavailable' : 'internal';
    const err = withoutParameters(error);
    if (report) report(err, problemStatus[code]);
    else
      log.error({ err, requestId, method: context.req.method, path: context.req.path }, 'API request failed');
    return problemResponse(code, requestId);
  });
  return app;
}
