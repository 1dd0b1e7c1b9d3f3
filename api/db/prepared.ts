import type { PoolClient } from 'pg';

const maxStatements = 200;

/** Lists have a different text per length. */
const listOfValues = /\(\$\d+, ?\$\d+/;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxStatements || listOfValues.test(text)) return known;
  const name = `site_${names.size + 1}`;
  names.set(text, name);
  return name;
}

function withName(config: unknown, values: unknown): unknown {
  const isOurs = typeof config === 'object' && config !== null && 'text' in config;
  if (!isOurs || typeof config.text !== 'string' || !Array.isArray(values) || values.length === 0)
    return config;
  return { ...config, name: nameOf(config.text) };
}

/** Prepares each parameterised statement once per connection: planning was most of the cost of a list of posts. */
export function prepareStatements(client: PoolClient): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, [config, values, ...rest]) =>
      Reflect.apply(query, self, [withName(config, values), values, ...rest]),
  });
}
