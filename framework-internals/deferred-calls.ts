import type { Plugin } from 'vite';

const staticImport = 'import { serverFnFetcher } from "./serverFnFetcher.js";';
const call = 'return serverFnFetcher(url, args, startFetch ?? fetch);';

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

/** Keeps 14 KB of serialization code (compressed) out of the first scripts: the first page contains its data. */
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
