import type { EndpointName } from './endpoints.ts';
import data from './examples.json' with { type: 'json' };

type Example = { request?: unknown; response?: unknown };

export const examples: Partial<Record<EndpointName, Example>> = data;
