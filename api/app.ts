import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { apiBase } from '#contract/endpoints.ts';
import { problemStatus } from '#contract/problem.ts';
import type { ApiApp, ApiDeps, ApiEnv } from './context.ts';
import { isDatabaseUnavailable, isNotMigrated, withoutParameters } from './db/errors.ts';
import { ServiceUnavailableError } from './gateways/gateways.ts';
import { answerPreview, previewHeader } from './preview.ts';
import { ProblemError, problemResponse } from './problems.ts';
import { addAccessRecordRoutes } from './routes/access-records.ts';
import { addAccountRoutes } from './routes/accounts.ts';
import { addCompanyRoutes } from './routes/company.ts';
import { addContactRoutes } from './routes/contacts.ts';
import { addDocsRoutes } from './routes/docs.ts';
import { addDocumentRoutes } from './routes/documents.ts';
import { addMeRoutes } from './routes/me.ts';
import { addPictureRoutes } from './routes/pictures.ts';
import { addPostRoutes } from './routes/posts.ts';
import { addPrivacyRequestRoutes } from './routes/privacy-requests.ts';
import { addProductRoutes } from './routes/products.ts';
import { addQuestionRoutes } from './routes/questions.ts';
import { addSettingRoutes } from './routes/settings.ts';
import { addStaffRoutes } from './routes/staff.ts';
import { addStaffContentRoutes } from './routes/staff-content.ts';
import { addStaffInboxRoutes } from './routes/staff-inbox.ts';
import { addStaffLotRoutes } from './routes/staff-lots.ts';
import { addStaffMemberRoutes } from './routes/staff-members.ts';
import { addStaffMessageRoutes } from './routes/staff-messages.ts';
import { addStaffPharmacyRoutes } from './routes/staff-pharmacies.ts';
import { addStaffPictureRoutes } from './routes/staff-pictures.ts';
import { addStaffReplyRoutes } from './routes/staff-replies.ts';
import { addStaffSettingRoutes } from './routes/staff-settings.ts';
import { addStaffTermRoutes } from './routes/staff-terms.ts';
import { addWebhookRoutes } from './routes/webhooks.ts';

/** Refuses cross-site writes, including those that browsers send without a preflight. */
function isForeignOrigin(request: Request): boolean {
  if (['GET', 'HEAD'].includes(request.method)) return false;
  const origin = request.headers.get('origin');
  if (origin !== null) return origin !== new URL(request.url).origin;
  // Non-browser clients send neither header.
  return !['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'));
}

export function createApiApp(deps: ApiDeps): ApiApp {
  const { log } = deps;
  const app = new Hono<ApiEnv>().basePath(apiBase);

  app.use(async (context, next) => {
    if (isForeignOrigin(context.req.raw)) throw new ProblemError('forbidden_origin');
    await deps.prepare();
    await next();
    context.header('x-request-id', context.env.requestId);
  });
  app.use(async (context, next) => {
    if (context.req.header(previewHeader) === undefined || context.req.method !== 'GET') return next();
    return answerPreview(context, deps, async (within, request) =>
      createApiApp(within).fetch(request, context.env),
    );
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        problemResponse('method_not_allowed', context.env.requestId, {}, { allow: methods.join(', ') }),
    }),
  );
  addSettingRoutes(app, deps);
  addPostRoutes(app, deps);
  addProductRoutes(app, deps);
  addCompanyRoutes(app, deps);
  addDocumentRoutes(app, deps);
  addPictureRoutes(app, deps);
  addContactRoutes(app, deps);
  addAccountRoutes(app, deps);
  addMeRoutes(app, deps);
  addQuestionRoutes(app, deps);
  addWebhookRoutes(app, deps);
  addStaffRoutes(app, deps);
  addStaffMessageRoutes(app, deps);
  addStaffPharmacyRoutes(app, deps);
  addStaffLotRoutes(app, deps);
  addStaffSettingRoutes(app, deps);
  addStaffMemberRoutes(app, deps);
  addPrivacyRequestRoutes(app, deps);
  addAccessRecordRoutes(app, deps);
  addStaffTermRoutes(app, deps);
  addStaffContentRoutes(app, deps);
  addStaffPictureRoutes(app, deps);
  addStaffInboxRoutes(app, deps);
  addStaffReplyRoutes(app, deps);
  addDocsRoutes(app, deps);

  app.notFound((context) => problemResponse('not_found', context.env.requestId));
  app.onError((error, context) => {
    const { report, requestId } = context.env;
    if (error instanceof ProblemError) return problemResponse(error.code, requestId, error.details);
    // The client disconnected: not an error.
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
    const isUnavailable =
      isDatabaseUnavailable(error) || isNotMigrated(error) || error instanceof ServiceUnavailableError;
    const code = isUnavailable ? 'unavailable' : 'internal';
    const err = withoutParameters(error);
    if (report) report(err, problemStatus[code]);
    else
      log.error({ err, requestId, method: context.req.method, path: context.req.path }, 'API request failed');
    return problemResponse(code, requestId);
  });
  return app;
}
