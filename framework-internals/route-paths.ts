import type { Plugin } from 'vite';

const unused = /function createFileRoute\(path\) \{\s*return \(options\) => \{(?:(?!\bpath\b)[\s\S])*?\n\}/;

const call = /\bcreateFileRoute\((?:"[^"]*"|'[^']*')\)/;

export function withoutRoutePath(code: string): string {
  if (!call.test(code)) throw new Error('A route file names its path in another way than until now');
  return code.replace(call, 'createFileRoute()');
}

export function requireUnusedPath(code: string): void {
  if (!unused.test(code)) throw new Error('The router uses the path that a route file names');
}

/** The route tree has the paths again: without them the first script is 0.17 KB shorter. */
export function routePaths(): Plugin {
  return {
    name: 'route-paths',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [/\/app\/routes\/(?!__root)[^?]+\.tsx$/, /\/react-router\/dist\/esm\/fileRoute\.js$/] },
      handler: (code, id) => {
        if (!id.endsWith('fileRoute.js')) return { code: withoutRoutePath(code), map: null };
        requireUnusedPath(code);
        return null;
      },
    },
  };
}
