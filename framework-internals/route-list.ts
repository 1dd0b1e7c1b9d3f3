import type { Plugin } from 'vite';

const children = /(const rootRouteChildren(?:: RootRouteChildren)? = )\{([^}]*)\}/;

const ownOptions =
  /\.update\(\{\s*id: ('[^']+'),\s*path: \1,\s*getParentRoute: \(\) => rootRouteImport,?\s*\}(?: as any)?\)/g;

const optionsAt =
  '\nfunction optionsAt(path) { return { id: path, path, getParentRoute: () => rootRouteImport }; }\n';

/** Shortens the first script of every page by 0.4 KB. The router reads only the values of the children. */
export function withRouteList(code: string): string {
  const list = children.exec(code)?.[2] ?? '';
  const names = [...list.matchAll(/(\w+)(?:: \1)?(?:,|\s*$)/g)].map(([, name]) => name);
  const short = code.replace(ownOptions, (_, path) => `.update(optionsAt(${path}))`);
  if (names.length === 0 || short === code)
    throw new Error('The route tree lists its routes in another way than until now');
  return short.replace(children, (_, start) => `${start}[${names.join()}]`) + optionsAt;
}

export function routeList(): Plugin {
  return {
    name: 'route-list',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/app\/routeTree\.gen\.ts$/ },
      handler: (code) => ({ code: withRouteList(code), map: null }),
    },
  };
}
