import type { Plugin } from 'vite';

const reload = /\t+if \(isModuleNotFoundError\(error\)[\s\S]*?\n\t\t\t\}\n(?=\t\t\tthrow error;)/;
const swallow = '\t\t\t\terror = err;\n';

export function withRejectedLoads(code: string): string {
  if (!reload.test(code) || !code.includes(swallow)) {
    throw new Error('The router loads the components of routes in another way than until now');
  }
  return code.replace(reload, '').replace(swallow, '\t\t\t\tthrow error = err;\n');
}

/** A failed chunk fails the navigation, as failed data does. The router would reload the document, also offline. */
export function lazyRoutes(): Plugin {
  return {
    name: 'lazy-routes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/esm\/lazyRouteComponent\.js$/ },
      handler: (code) => ({ code: withRejectedLoads(code), map: null }),
    },
  };
}
