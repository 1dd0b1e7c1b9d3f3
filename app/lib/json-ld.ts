/** Data of schema.org for a page, as JSON. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: JsonValue };

type JsonValue = string | number | boolean | JsonValue[] | { [property: string]: JsonValue };
