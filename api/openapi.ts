import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { documentation } from '#contract/documentation.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { apiBase, apiVersion, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { examples } from '#contract/examples.ts';
import { problemSchema } from '#contract/problem.ts';
import { brandNameIn } from './brand-names.ts';
import { otherRefusals, problemResponses, problemsOf } from './openapi-problems.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** One of these is enough; empty: public. */
type Security = Partial<Record<'token' | 'staffToken' | 'kakaoAdminKey', []>>[];

/** Transforms and custom checks have no JSON Schema. */
function jsonSchema(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return rest;
}

function parameters(schema: v.GenericSchema | undefined, location: 'path' | 'query' | 'header') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    description: documentation.parameters[name],
    schema: property,
  }));
}

const acceptLanguage = {
  name: 'accept-language',
  in: 'header',
  required: false,
  description: documentation.parameters['accept-language'],
  schema: { type: 'string' },
};

function requestBody({ request: { body, multipart, form: isForm } }: Endpoint, example: unknown) {
  if (!body) return {};
  const schema = jsonSchema(body, 'input');
  if (isForm) {
    const content = { 'application/x-www-form-urlencoded': { schema, example } };
    return { requestBody: { required: true, content } };
  }
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const form = { allOf: [schema, { type: 'object', properties: { files } }] };
  const content = {
    'application/json': { schema, example },
    ...(multipart ? { 'multipart/form-data': { schema: form, example } } : {}),
  };
  return { requestBody: { required: true, content } };
}

function success({ response: { status, schema, isFile } }: Endpoint, example: unknown) {
  if (isFile) {
    return { description: 'The file', content: { 'application/octet-stream': { schema: {} } } };
  }
  const hasBody = status !== 204 && schema.type !== 'undefined';
  if (!hasBody) return { description: 'Success, without a body' };
  return {
    description: 'Success',
    content: { 'application/json': { schema: jsonSchema(schema, 'output'), example } },
  };
}

const kakaoKey: Security = [{ kakaoAdminKey: [] }];

const securityOfCaller: Partial<Record<EndpointName, Security>> = {
  kakaoUnlinked: kakaoKey,
  kakaoUnlinkedByGet: kakaoKey,
};

function securityOf(id: EndpointName, { auth, staff }: Endpoint): Security {
  if (staff) return staff === 'signed-out' ? [] : [{ staffToken: [] }];
  if (auth === 'member') return [{ token: [] }];
  return auth === 'optional' ? [{}, { token: [] }] : (securityOfCaller[id] ?? []);
}

function operation(id: EndpointName, endpoint: Endpoint) {
  const { params, query, headers } = endpoint.request;
  const { request = undefined, response = undefined } = examples[id] ?? {};
  const { tag, description } = documentation.operations[id];
  return {
    operationId: id,
    summary: endpoint.summary,
    ...(endpoint.deprecated ? { deprecated: true } : {}),
    description,
    tags: [tag],
    security: securityOf(id, endpoint),
    parameters: [
      ...parameters(params, 'path'),
      ...parameters(query, 'query'),
      ...parameters(headers, 'header'),
      acceptLanguage,
    ],
    ...requestBody(endpoint, request),
    responses: {
      [String(endpoint.response.status)]: success(endpoint, response),
      ...problemResponses(problemsOf(endpoint)),
      ...otherRefusals,
    },
  };
}

function endpointNames(): EndpointName[] {
  return Object.keys(endpoints) as EndpointName[];
}

const description = `Lists and texts of the site, inquiries, and the member area.

- A successful answer has \`data\`; a list in pages also has \`page\`.
- An error is \`application/problem+json\` (RFC 9457) with a \`code\`. Quote its \`requestId\` when you report it.
- Unknown parameters and fields are ignored.`;

/** @param siteOrigin public origin of the site, for the links of contact and licence */
export function openApiDocument(siteOrigin: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const name of endpointNames()) {
    const endpoint: Endpoint = endpoints[name];
    const path = `${apiBase}${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brandNameIn('en-US')} site API`,
      version: apiVersion,
      description,
      contact: { name: brandNameIn('en-US'), url: `${siteOrigin}/contact` },
      license: { name: 'Terms of use', url: `${siteOrigin}/terms` },
    },
    // Relative to the document's own address, which may be that of a proxy.
    servers: [{ url: '/' }],
    tags: Object.entries(documentation.tags).map(([name, about]) => ({ name, description: about })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The token of POST /login, without a prefix.',
        },
        staffToken: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The token of POST /staff/login, without a prefix.',
        },
        kakaoAdminKey: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: '`KakaoAK`, a space and the admin key of the app at Kakao.',
        },
      },
    },
  };
}
