import type { Plugin } from 'vite';

/** What Start's calls of server functions are written like; anything else stops the build. */
const staticImport = 'import { serverFnFetcher } from "./serverFnFetcher.js";';
const call = 'return serverFnFetcher(url, args, startFetch ?? fetch);';

/** Start's calls of server functions, with what they read and write loaded by the first of them. */
export function withDeferredFetcher(code: string): string {
  if (!code.includes(staticImport) || !code.includes(call)) {
    throw new Error('Start calls its server functions in another way than until now');
  }
  return code
    .replace(staticImport, '')
    .replace(
      call,
      'return import("./serverFnFetcher.js").then(({ serverFnFetcher }) => serverFnFetcher(url, args, startFetch ?? fetch));',
    );
}

/**
 * Keeps what serializes the calls of server functions, 14 KB compressed, out of the scripts that a page begins with:
 * the data of the first page comes within it.
 */
export function deferredCalls(): Plugin {
  return {
    name: 'deferred-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/ },
      handler: (code) => ({ code: withDeferredFetcher(code), map: null }),
    },
  };
}
