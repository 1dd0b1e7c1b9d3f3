import type { PoolClient } from 'pg';

const maxStatements = 200;

/** Lists have a different text per length. */
const listOfValues = /\(\$\d+, ?\$\d+/;

export const plannedForValues = '/* no name: planned each time, for its values */';

const names = new Map<string, string>();

const isUnnamed = (text: string) => listOfValues.test(text) || text.includes(plannedForValues);

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxStatements || isUnnamed(text)) return known;
  const name = `site_${names.size + 1}`;
  names.set(text, name);
  return name;
}

function isSubmittable(config: unknown): boolean {
  return typeof config === 'object' && config !== null && 'submit' in config;
}

function withName(config: unknown, values: unknown): unknown {
  const isOurs = typeof config === 'object' && config !== null && 'text' in config;
  if (!isOurs || typeof config.text !== 'string' || !Array.isArray(values) || values.length === 0)
    return config;
  return { ...config, name: nameOf(config.text) };
}

/** Prepares each parameterised statement once: planning was most of the cost of a list. Queues queries, as pg 9 requires. */
export function prepareStatements(client: PoolClient): void {
  let running = 0;
  let last: Promise<unknown> = Promise.resolve();

  function queue(run: () => Promise<unknown>): Promise<unknown> {
    const result = running === 0 ? run() : last.then(run, run);
    running += 1;
    last = result.then(
      () => {
        running -= 1;
      },
      () => {
        running -= 1;
      },
    );
    return result;
  }

  client.query = new Proxy(client.query, {
    apply: (query, self, [config, values, ...rest]) => {
      const run = () => Reflect.apply(query, self, [withName(config, values), values, ...rest]);
      const isPromised = typeof values !== 'function' && rest.length === 0 && !isSubmittable(config);
      return isPromised ? queue(run) : run();
    },
  });
}
