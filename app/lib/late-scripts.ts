import type { AnyRouter } from '@tanstack/react-router';

/*
 * The page is there without its scripts. They are asked for once it has been painted: asked for with it, they would take
 * the line from the fonts and pictures that it is painted with.
 */

/** How long a page that is not painted waits for it, as one whose styles do not come. */
const patienceMs = 4_000;

/** Attributes of the elements that load the scripts. */
type Elements = { links: object[]; scripts: object[] };

/**
 * Loads scripts after the first paint, or at once in a window that paints nothing. Runs in the page, by its text: what is
 * outside of it is not there.
 */
function loadLate({ links, scripts }: Elements, patience: number): void {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    const append = (name: 'link' | 'script', attributes: object) =>
      document.head.append(Object.assign(document.createElement(name), attributes));
    for (const link of links) append('link', link);
    for (const script of scripts) append('script', script);
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    begin();
    return;
  }
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', begin, { once: true });
  setTimeout(begin, patience);
}

const withheld = new WeakMap<AnyRouter, Elements>();

/** The text of the script that loads the others of the page which the router is at. */
export function lateScripts(router: AnyRouter): string {
  const elements = JSON.stringify(withheld.get(router) ?? { links: [], scripts: [] });
  return `(${loadLate})(${elements.replaceAll('<', '\\u003c')},${patienceMs})`;
}

function withhold(router: AnyRouter): void {
  const { manifest } = router.ssr ?? {};
  if (!manifest) return;
  const matched = router.state.matches.flatMap(({ routeId }) => manifest.routes[routeId] ?? []);
  withheld.set(router, {
    links: matched
      .flatMap(({ preloads = [] }) => preloads)
      .map((link) => ({ rel: 'modulepreload', href: typeof link === 'string' ? link : link.href })),
    scripts: matched.flatMap(({ scripts = [] }) => scripts.map(({ attrs = {} }) => attrs)),
  });
  const routes = Object.entries(manifest.routes).map(([id, { css = [] }]) => [id, { css }]);
  router.ssr = { manifest: { ...manifest, routes: Object.fromEntries(routes) } };
}

/**
 * Has a page rendered without links to its scripts, on the server and by the browser that takes it over. To be called once
 * the router knows what it hands over.
 */
export function loadScriptsLate(router: AnyRouter): void {
  const { dehydrate, hydrate } = router.options;
  if (import.meta.env.SSR) {
    router.options.dehydrate = () => {
      withhold(router);
      return dehydrate?.();
    };
    return;
  }
  router.options.hydrate = (page: unknown) => {
    for (const route of Object.values(router.ssr?.manifest?.routes ?? {}))
      route.preloads = route.scripts = [];
    return hydrate?.(page);
  };
}
