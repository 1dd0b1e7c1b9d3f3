import type { PoolClient } from 'pg';

/** How many different statements are prepared; the rest, such as those of lists of ids of each length, are planned each time. */
const maxStatements = 500;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxStatements) return known;
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

/**
 * Has a connection parse and plan each statement once, and not for each query: for a list of posts that was most of
 * what the database did. Statements are told apart by their text; what has no parameters is left as it is.
 */
export function prepareStatements(client: PoolClient): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, [config, values, ...rest]) =>
      Reflect.apply(query, self, [withName(config, values), values, ...rest]),
  });
}
