import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { examples } from '#contract/examples.ts';
import { openApiDocument } from '../../api/openapi.ts';

const names = Object.keys(endpoints) as EndpointName[];

describe.each(names)('the examples of %s', (name) => {
  const endpoint: Endpoint = endpoints[name];
  const example = examples[name];

  it('exist for its request and response, and fit the contract', () => {
    const { body } = endpoint.request;
    const { schema, isFile } = endpoint.response;
    if (body) expect(v.safeParse(body, example?.request).issues).toBeUndefined();
    else expect(example?.request).toBeUndefined();
    // Strictly: an example with a field too many would be believed.
    if (schema.type === 'undefined' || isFile) expect(example?.response).toBeUndefined();
    else expect(v.parse(schema, example?.response)).toEqual(example?.response);
  });
});

describe('the OpenAPI document', () => {
  it('shows an example wherever there is a body', () => {
    const operations = Object.values(openApiDocument('https://site.example').paths).flatMap((path) =>
      Object.values(path),
    );
    expect(operations).toHaveLength(names.length);
    for (const operation of operations) {
      const bodies = [
        'requestBody' in operation ? operation.requestBody : undefined,
        ...Object.entries(operation.responses)
          .filter(([status]) => Number(status) < 300)
          .map(([, response]) => response),
      ];
      const json = bodies.flatMap((body) =>
        body && 'content' in body && 'application/json' in body.content
          ? [body.content['application/json']]
          : [],
      );
      for (const { example } of json) expect(example, operation.operationId).toBeDefined();
    }
  });
});
