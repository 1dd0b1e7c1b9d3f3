import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig, type Plugin } from 'vite';
import {
  accountStyles,
  articleParts,
  formParts,
  listMessages,
  listParts,
  listStyles,
  lotParts,
  memberFormParts,
  motionParts,
  pageParts,
  patentParts,
  placeMessages,
  placeParts,
} from './framework-internals/chunks.ts';
import { clientLanguages } from './framework-internals/client-languages.ts';
import { deferredCalls } from './framework-internals/deferred-calls.ts';
import { lazyRoutes } from './framework-internals/lazy-routes.ts';
import { checkMessages, joinMessages, paraglideOptions } from './scripts/messages.ts';

const root = import.meta.dirname;

/** Most modules of the site, which the compiler of styles would parse for nothing. */
const unstyled = ['api', 'app/paraglide', 'config', 'contract', 'request-body', 'rules'].map((folder) =>
  join(root, folder, '**'),
);

/**
 * linaria for one environment. One instance for both would end its process after the first and leave the second
 * running, so the build would never exit. No `include`: it misses the ids of split routes, whose CSS then disappears
 * without an error.
 */
function linaria(environment: 'client' | 'ssr'): Plugin {
  // Styles need no text. With all messages, the first page of `npm run dev` took 45 s more.
  const mock = join(root, 'framework-internals/no-messages.ts');
  const importOverrides = { '#app/paraglide/messages.js': { mock } };
  // Vite adds the prefixes that current browsers need.
  const options = { exclude: unstyled, importOverrides, prefixer: false };
  return { ...wyw(options), applyToEnvironment: ({ name }) => name === environment };
}

/** Messages of several pages, each of which would otherwise be a separate script. Not those of the dashboard. */
const sharedMessages = /\/app\/paraglide\/messages\/(?!admin_|lot_)[^/]+\.js$/;

const memberMessages =
  /\/paraglide\/messages\/(?:email|member|password|phone|points|profile|questions|samples|signed|signup|social)_[^/]+\.js$/;

const materialMessages = /\/paraglide\/messages\/(?:article|lot|material|sheet|tray|unit)_[^/]+\.js$/;

/**
 * With all that it needs. As a separate script, its Markdown library would need the bundler's runtime but not the first
 * script, and the runtime would be one more script of each page.
 */
const shownText = /\/text-editor\/read-only-text\.tsx/;

const filesOfServerFunctions = new Map<string, string>();

/**
 * Names server functions in URLs as in the code. 34 hashes of 64 digits would make each page a kilobyte longer and
 * say nothing in logs.
 * @throws {Error} for a duplicate name
 */
function serverFunctionName({ filename, functionName }: { filename: string; functionName: string }): string {
  const name = functionName.replace(/_createServerFn_handler$/, '');
  const known = filesOfServerFunctions.get(name) ?? filename;
  if (known !== filename) throw new Error(`${name} is a server function in ${known} and in ${filename}`);
  filesOfServerFunctions.set(name, filename);
  return name;
}

export default defineConfig({
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    checkMessages(),
    joinMessages(),
    clientLanguages(),
    deferredCalls(),
    lazyRoutes(),
    tanstackStart({
      srcDirectory: 'app',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'routeTree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        addExtensions: true,
        codeSplittingOptions: {
          // The skeleton loads with its page. Until then the previous page stays.
          defaultBehavior: [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
        },
      },
      importProtection: { behavior: 'error' },
      serverFns: { generateFunctionId: serverFunctionName },
    }),
    react(),
    linaria('client'),
    linaria('ssr'),
  ],
  resolve: {
    // The package's version for React 18 and later. The router's store imports the other one.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    // vinxi deletes *.js below `assets` of server routers.
    assetsDir: '_app',
    // public/ is a separate router in app.config.ts.
    copyPublicDir: false,
    // Preload maps name only a page's own script and styles. With all dependencies the first script would be 2 KB
    // longer; prefetching has most of them loaded.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed),
    },
  },
  environments: {
    // Not in the scripts of browsers: an unchanged one keeps its hash.
    ssr: { define: { 'import.meta.env.RELEASE': JSON.stringify(randomBytes(6).toString('base64url')) } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The first script names a hundred files. Hashes of eight characters make it 0.2 KB longer.
            entryFileNames: '_app/[name]-[hash:7].js',
            chunkFileNames: '_app/[name]-[hash:7].js',
            assetFileNames: '_app/[name]-[hash:7][extname]',
            // One script for what every page needs: it compresses better than fifty.
            codeSplitting: {
              groups: [
                { name: 'site', tags: ['$initial'], priority: 1 },
                { name: 'page', test: (id) => pageParts.test(id) || listStyles.test(id) },
                { name: 'lists', test: (id) => listParts.test(id) || listMessages.test(id) },
                { name: 'patents', test: patentParts },
                { name: 'articles', test: articleParts },
                { name: 'lots', test: lotParts },
                { name: 'motion', test: motionParts },
                { name: 'places', test: (id) => placeParts.test(id) || placeMessages.test(id) },
                { name: 'forms', test: formParts },
                { name: 'member-forms', test: memberFormParts },
                { name: 'account', test: accountStyles },
                { name: 'member-messages', test: memberMessages, minShareCount: 2 },
                { name: 'material-messages', test: materialMessages, minShareCount: 2 },
                { name: 'messages', test: sharedMessages, minShareCount: 2 },
                { name: 'shown-text', test: shownText },
              ],
            },
          },
        },
      },
    },
  },
  server: { port: 3000, strictPort: false },
});
