import type { Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoints.ts';
import { defaultLocale, type Languages, type Locale } from '#contract/locales.ts';
import type { StaffAction } from '#contract/staff-permissions.ts';
import type { PostedFile } from '#request-body/collect-files.ts';
import type { ParsedForm } from '#request-body/multipart.ts';
import type { BodyBounds } from '#request-body/read-body.ts';
import { negotiateLocales } from '#rules/accept-language.ts';
import { fieldErrors } from '#rules/field-errors.ts';
import { readBytes, withForm } from './body.ts';
import type { ApiApp, ApiDeps, ApiEnv, RequestContext } from './context.ts';
import { deprecationHeaders } from './deprecation-headers.ts';
import { fieldProblem, ProblemError } from './problems.ts';
import { readActor, readSession } from './read-session.ts';
import type { Session } from './services/sessions.ts';
import type { StaffActor } from './services/staff/authorize.ts';

type Parsed<TSchema> = TSchema extends v.GenericSchema ? v.InferOutput<TSchema> : undefined;

type SessionOf<TEndpoint extends Endpoint> = TEndpoint extends { auth: 'member' }
  ? Session
  : TEndpoint extends { auth: 'optional' }
    ? Session | undefined
    : undefined;

type ActorOf<TEndpoint extends Endpoint> = TEndpoint extends { staff: infer TAction extends StaffAction }
  ? StaffActor<TAction>
  : undefined;

type Request<TEndpoint extends Endpoint> = RequestContext & {
  locale: Locale;
  languages: Languages;
  session: SessionOf<TEndpoint>;
  actor: ActorOf<TEndpoint>;
  params: Parsed<TEndpoint['request']['params']>;
  query: Parsed<TEndpoint['request']['query']>;
  headers: Parsed<TEndpoint['request']['headers']>;
  body: Parsed<TEndpoint['request']['body']>;
  /** Undefined for JSON. */
  files: readonly PostedFile[] | undefined;
};

type Answer<TEndpoint extends Endpoint> = {
  body: v.InferInput<TEndpoint['response']['schema']>;
  /** Content languages, if other than the requested one. */
  locales?: readonly Locale[];
  /** Sent instead of the body. */
  file?: Response;
};

const jsonBounds = { maxBytes: 1_000_000, seconds: 20 };
const formBounds = { maxBytes: 50_000, seconds: 20 };

function mediaTypeOf({ req }: Context<ApiEnv>): string | undefined {
  return req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}

async function readText({ req, env }: Context<ApiEnv>, bounds: BodyBounds): Promise<string> {
  return new TextDecoder().decode(await readBytes(req.raw, bounds, env.clientAddress));
}

async function readJson(context: Context<ApiEnv>): Promise<unknown> {
  const text = await readText(context, jsonBounds);
  try {
    return JSON.parse(text);
  } catch {
    throw fieldProblem('', 'invalid');
  }
}

type Body = { value: unknown; files: readonly PostedFile[] | undefined };

function bodyOfForm({ fields, files }: ParsedForm, booleans: readonly string[]): Body {
  const ticks = booleans.map((name) => [name, ['true', 'on'].includes(fields[name] ?? '')]);
  return { value: { ...fields, ...Object.fromEntries(ticks) }, files };
}

async function readBody(context: Context<ApiEnv>, { request }: Endpoint): Promise<Body> {
  const type = mediaTypeOf(context);
  if (request.form) {
    if (type !== 'application/x-www-form-urlencoded') throw new ProblemError('unsupported_media_type');
    const fields = new URLSearchParams(await readText(context, formBounds));
    return { value: Object.fromEntries(fields), files: undefined };
  }
  if (type !== 'application/json') throw new ProblemError('unsupported_media_type');
  return { value: await readJson(context), files: undefined };
}

/** Files of the body are freed when `handle` is done. */
async function withBody<T>(
  context: Context<ApiEnv>,
  endpoint: Endpoint,
  handle: (body: Body | undefined) => Promise<T>,
): Promise<T> {
  const { body, multipart } = endpoint.request;
  if (!body) return handle(undefined);
  const { form, clientAddress } = context.env;
  if (multipart) {
    const handleForm = (given: ParsedForm) => handle(bodyOfForm(given, multipart.booleans));
    if (form) return handleForm(form);
    if (mediaTypeOf(context) === 'multipart/form-data')
      return withForm(context.req.raw, clientAddress, handleForm, multipart.maxFileBytes);
  }
  return handle(await readBody(context, endpoint));
}

function parse<TSchema extends v.GenericSchema>(schema: TSchema, input: unknown): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, input);
  if (!result.success) throw new ProblemError('validation_failed', { errors: fieldErrors(result.issues) });
  return result.output;
}

function respond(context: Context<ApiEnv>, { response }: Endpoint, answer: Answer<Endpoint>): Response {
  if (answer.file) return answer.file;
  const { status } = response;
  if (context.env.handOver) {
    context.env.handOver(answer.body);
    return context.body(null, status);
  }
  return answer.body === undefined
    ? context.body(null, status)
    : context.json(answer.body, status === 204 ? 200 : status);
}

/**
 * Adds an endpoint of the contract. `before` runs before the body is read; `bodySchema` overrides the contract's
 * schema.
 */
export function addEndpoint<const TEndpoint extends Endpoint>(
  app: ApiApp,
  deps: ApiDeps,
  endpoint: TEndpoint,
  handle: (request: Request<TEndpoint>) => Promise<Answer<TEndpoint>>,
  options: {
    before?: (request: globalThis.Request) => void;
    bodySchema?: (locale: Locale, value: unknown) => v.GenericSchema;
  } = {},
): void {
  const { before, bodySchema = () => endpoint.request.body } = options;
  app.on(endpoint.method, endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
    const [locale = defaultLocale, ...others] = negotiateLocales(context.req.header('accept-language'));
    const languages: Languages = [locale, ...others];
    for (const [name, value] of deprecationHeaders(endpoint)) context.header(name, value);
    before?.(context.req.raw);
    const session = await readSession(context, deps, endpoint.auth);
    const actor = await readActor(context, deps, endpoint);
    const { params, query, headers } = endpoint.request;
    const path = params && v.safeParse(params, context.req.param());
    if (path && !path.success) throw new ProblemError('not_found');
    const answer = await withBody(context, endpoint, async (body) => {
      const schema = body && bodySchema(locale, body.value);
      const request = {
        locale,
        languages,
        session,
        actor,
        clientAddress: context.env.clientAddress,
        requestId: context.env.requestId,
        params: path?.output,
        query: query && parse(query, context.req.query()),
        headers: headers && parse(headers, context.req.header()),
        body: schema && parse(schema, body?.value),
        files: body?.files,
        // The schemas are the endpoint's, so the outputs have these types.
      } as Request<TEndpoint>;
      return handle(request);
    });
    context.header('content-language', [...new Set(answer.locales ?? [locale])].join(', ') || locale);
    context.header('vary', 'accept-language');
    context.header('cache-control', 'no-store');
    return respond(context, endpoint, answer);
  });
}
