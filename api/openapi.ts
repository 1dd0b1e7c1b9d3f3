import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { problemsOf } from '#contract/endpoint.ts';
import { apiBase, type Endpoint, endpoints } from '#contract/endpoints.ts';
import { type ProblemCode, problemSchema, problemStatus } from '#contract/problem.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** Rules that JSON Schema cannot say (trimming, checks by code) are left out; the API applies them all the same. */
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
    schema: property,
  }));
}

const acceptLanguage = {
  name: 'accept-language',
  in: 'header',
  required: false,
  description: 'The language asked for. What is not translated is served in en-US, then ko-KR.',
  schema: { type: 'string' },
};

function problemResponses(codes: readonly ProblemCode[]) {
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, sameStatus]) => [
      String(status),
      {
        description: sameStatus.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function operation(id: string, endpoint: Endpoint) {
  const { params, query, headers, body } = endpoint.request;
  return {
    operationId: id,
    summary: endpoint.summary,
    parameters: [
      ...parameters(params, 'path'),
      ...parameters(query, 'query'),
      ...parameters(headers, 'header'),
      acceptLanguage,
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(body, 'input') } },
          },
        }
      : {}),
    responses: {
      [String(endpoint.response.status)]: {
        description: 'Success',
        content: { 'application/json': { schema: jsonSchema(endpoint.response.schema, 'output') } },
      },
      ...problemResponses(problemsOf(endpoint)),
    },
  };
}

/** The OpenAPI 3.1 document of the whole endpoint table. */
export function openApiDocument() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [id, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = `${apiBase}${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(id, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lumibiome site API', version: '1.0.0' },
    paths,
    components: { schemas: { Problem: jsonSchema(problemSchema, 'output') } },
  };
}
