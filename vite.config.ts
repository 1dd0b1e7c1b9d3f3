import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig, type Plugin } from 'vite';
import { checkMessages, paraglideOptions } from './scripts/messages.ts';

/**
 * linaria for one environment. One instance for both would end its evaluating process after the first of them
 * and leave the second's running, and the build would never exit. No `include`: it would miss the ids of split
 * routes, whose CSS then vanishes without an error.
 */
function linaria(environment: 'client' | 'ssr'): Plugin {
  return { ...wyw(), applyToEnvironment: ({ name }) => name === environment };
}

export default defineConfig({
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    checkMessages(),
    tanstackStart({
      srcDirectory: 'app',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'routeTree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        addExtensions: true,
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
  },
  server: { port: 3000, strictPort: false },
});
