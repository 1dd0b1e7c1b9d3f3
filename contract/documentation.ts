import data from './documentation.json' with { type: 'json' };
import type { EndpointName } from './endpoints.ts';

/** Markdown texts of the OpenAPI document. */
type Documentation = {
  /** Descriptions by name. */
  tags: Record<string, string>;
  operations: Record<EndpointName, { tag: string; description: string }>;
  /** Descriptions by name: a name means the same in each operation. */
  parameters: Partial<Record<string, string>>;
};

export const documentation: Documentation = data;
