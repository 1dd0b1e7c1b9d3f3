import type { PoolClient } from 'pg';

/** How many different statements are prepared. Each may take some ten kilobytes on each connection. */
const maxStatements = 200;

/** Of a list of values, whose text is another for each length: `in ($1, $2)`. */
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

/**
 * Has a connection parse each statement once, and plan it once where PostgreSQL finds a plan that is good for any values:
 * for a list of posts, planning was most of what the database did. Statements are told apart by their text; those without
 * parameters, and with lists of them, are left as they are.
 */
export function prepareStatements(client: PoolClient): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, [config, values, ...rest]) =>
      Reflect.apply(query, self, [withName(config, values), values, ...rest]),
  });
}
