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

/** Small parts that the homepage has and most other pages too, with the words that it shares with theirs. */
const homeParts = new RegExp(
  `/app/(?:components/(?:${[
    'documents/(?:deck-link|file-facts)',
    'layout/section',
    'products/(?:anchor|price|scientific-text)',
    'ui/(?:arrival|picture)',
  ].join('|')})\\.tsx?|paraglide/messages/list_empty\\.js)$`,
);

/**
 * Small parts that most other pages have. Each would else be a script and a style sheet of its own: ten requests before
 * the first paint.
 */
const pageParts = new RegExp(
  `/app/components/(?:${[
    'documents/document-catalogue',
    'layout/page-title',
    'map/directions-links',
    'posts/(?:authors|catalogue|feed-link|news-rows|post-list|thesis-rows|thumbnail)',
    'status/empty-state',
    'ui/(?:address-text|category-filter|external-link|field|list-head|pagination|safe-html|use-list-focus)',
  ].join('|')})\\.tsx?$`,
);

/** The same of forms. */
const formParts = new RegExp(
  `/app/components/(?:${[
    'forms/(?:checkbox|default-button|file-list|files|form-alert|form-column|form-group|send-button|submit-row)',
    'forms/(?:text-field|tick-box|upload-row|use-file-list|use-form)',
    'ui/counted-textarea',
  ].join('|')})\\.tsx?$`,
);

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
    }),
    react(),
    linaria('client'),
    linaria('ssr'),
  ],
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
                { name: 'parts', test: homeParts },
                { name: 'page', test: pageParts },
                { name: 'forms', test: formParts },
              ],
            },
          },
        },
      },
    },
  },
  server: { port: 3000, strictPort: false },
});
