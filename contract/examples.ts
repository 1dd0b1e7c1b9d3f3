import type { EndpointName } from './endpoints.ts';
import data from './examples.json' with { type: 'json' };

type Example = { request?: unknown; response?: unknown };

/** One believable request and answer for each endpoint that has them; a test parses each by its schemas. */
export const examples: Partial<Record<EndpointName, Example>> = data;
