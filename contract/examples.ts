import type { EndpointName } from './endpoints.ts';
import data from './examples.json' with { type: 'json' };

/** One believable request and answer for each endpoint; a test parses each by its schemas. */
export const examples: Record<EndpointName, { request?: unknown; response?: unknown }> = data;
