import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoints.ts';
import { defaultLocale, type Locale, negotiateLocale } from '#contract/locales.ts';
import { fieldErrors } from '#contract/problem.ts';
import type { ApiEnv, RequestFacts } from './context.ts';
import { ProblemError } from './problems.ts';

type Parsed<TSchema> = TSchema extends v.GenericSchema ? v.InferOutput<TSchema> : undefined;

type Request<TEndpoint extends Endpoint> = RequestFacts & {
  locale: Locale;
  params: Parsed<TEndpoint['request']['params']>;
  query: Parsed<TEndpoint['request']['query']>;
  headers: Parsed<TEndpoint['request']['headers']>;
  body: Parsed<TEndpoint['request']['body']>;
};

type Answer<TEndpoint extends Endpoint> = {
  body: v.InferInput<TEndpoint['response']['schema']>;
  /** Languages of what is served, when they may differ from the one asked for. */
  locales?: readonly Locale[];
};

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

async function readJson(context: Context<ApiEnv>): Promise<unknown> {
  if (!isJson(context.req.header('content-type'))) throw new ProblemError('unsupported_media_type');
  const text = await context.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('validation_failed', [{ path: '', code: 'invalid' }]);
  }
}

function parse<TSchema extends v.GenericSchema>(schema: TSchema, input: unknown): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, input);
  if (!result.success) throw new ProblemError('validation_failed', fieldErrors(result.issues));
  return result.output;
}

/**
 * Adds an endpoint of the contract to the app: its method and path, its request parsed by its schemas, its
 * answer with status and content-language. A path parameter that does not parse is a 404.
 *
 * @param bodySchema the body's schema where it depends on the request's language
 */
export function addEndpoint<const TEndpoint extends Endpoint>(
  app: Hono<ApiEnv>,
  endpoint: TEndpoint,
  handle: (request: Request<TEndpoint>) => Promise<Answer<TEndpoint>>,
  bodySchema: (locale: Locale) => v.GenericSchema | undefined = () => endpoint.request.body,
): void {
  app.on(endpoint.method, endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
    const locale = negotiateLocale(context.req.header('accept-language')) ?? defaultLocale;
    const { params, query, headers } = endpoint.request;
    const path = params && v.safeParse(params, context.req.param());
    if (path && !path.success) throw new ProblemError('not_found');
    const body = bodySchema(locale);
    const request = {
      locale,
      clientAddress: context.env.clientAddress,
      requestId: context.env.requestId,
      params: path?.output,
      query: query && parse(query, context.req.query()),
      headers: headers && parse(headers, context.req.header()),
      body: body && parse(body, await readJson(context)),
      // The schemas above are the endpoint's own, so their outputs have the types read off it.
    } as Request<TEndpoint>;
    const answer = await handle(request);
    context.header('content-language', [...new Set(answer.locales ?? [locale])].join(', ') || locale);
    context.header('vary', 'accept-language');
    context.header('cache-control', 'no-store');
    return context.json(answer.body, endpoint.response.status);
  });
}
