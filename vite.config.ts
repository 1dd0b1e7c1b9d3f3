import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig, type Plugin } from 'vite';
import { clientLanguages } from './scripts/client-languages.ts';
import { deferredCalls } from './scripts/deferred-calls.ts';
import { checkMessages, paraglideOptions } from './scripts/messages.ts';

/**
 * linaria for one environment. One instance for both would end its evaluating process after the first of them
 * and leave the second's running, and the build would never exit. No `include`: it would miss the ids of split
 * routes, whose CSS then vanishes without an error.
 */
function linaria(environment: 'client' | 'ssr'): Plugin {
  return { ...wyw(), applyToEnvironment: ({ name }) => name === environment };
}

/**
 * Small parts that most other pages have. Each would else be a script and a style sheet of its own: ten requests before
 * the first paint.
 */
const pageParts = new RegExp(
  `/app/(?:${[
    'components/documents/document-catalogue',
    'components/layout/(?:invitation|page-title)',
    'components/map/directions-links',
    'components/products/(?:product-picture|specification-table)',
    'components/posts/(?:authors|catalogue|fact-sheet|feed-link|news-rows|post-list|thesis-rows|thumbnail)',
    'components/status/empty-state',
    'components/ui/(?:address-text|category-filter|external-link|field|list-head|pagination|safe-html|use-list-focus)',
    'features/(?:company/page-picture|products/(?:index-section|related-links))',
  ].join('|')})\\.tsx?$`,
);

/** The same of pages with a map. */
const placeParts = /\/app\/components\/map\/(?:company-map|company-places|place-map)\.tsx?$/;

/** The same of forms. */
const formParts = new RegExp(
  `/app/(?:${[
    'components/forms/(?:add-files|checkbox|chosen-files|default-button|file-field|form-alert|form-column|form-group)',
    'components/forms/(?:send-button|submit-row|text-field|tick-box|upload-row|use-chosen-files|use-form)',
    'components/ui/counted-textarea',
    'forms/check-fields',
    'consents/consents',
  ].join('|')})\\.tsx?$`,
);

/** Words that several pages have, each of which would else be a script of its own. */
const sharedWords = /\/app\/paraglide\/messages\/[^/]+\.js$/;

const filesOfServerFunctions = new Map<string, string>();

/**
 * Names server functions in their addresses as the code does. Hashes of 64 digits, of which each page begins with 34, make it
 * a kilobyte longer, and say nothing in a log.
 * @throws {Error} for a name that two functions have
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
    clientLanguages(),
    deferredCalls(),
    tanstackStart({
      srcDirectory: 'app',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'routeTree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        addExtensions: true,
        codeSplittingOptions: {
          // What stands in for a page comes with it: until the code is there, the page before stays.
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
    // The package's own version for React 18 and later, without what older ones lack. The router's store asks for the other.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    // vinxi deletes *.js below `assets` of the server's routers.
    assetsDir: '_app',
    // public/ is a router of its own in app.config.ts.
    copyPublicDir: false,
    // Of a page to come only its own script and its styles are named in the first one, which would else be 2 KB longer;
    // the rest is seldom missing, since what links lead to is fetched while the browser is idle.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs is one script: it compresses better than fifty.
            codeSplitting: {
              groups: [
                { name: 'site', tags: ['$initial'], priority: 1 },
                { name: 'page', test: pageParts },
                { name: 'places', test: placeParts },
                { name: 'forms', test: formParts },
                { name: 'words', test: sharedWords, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  server: { port: 3000, strictPort: false },
});
