import { holdId } from './load-event.ts';

/*
 * The page is there without its scripts. They are asked for once it has been painted: asked for with it, they would take
 * the line from the fonts and pictures that it is painted with.
 */

/** How long a page that is not painted waits for it, as one whose styles do not come; and a load event for its scripts. */
const patienceMs = 4_000;

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entry = /^<script type="module" async="" src="([^"]+)"([^>]*)><\/script>/;

/**
 * Asks for the scripts of a page after its first paint, or at once in a window that paints nothing. The load event waits
 * until they have taken the page over: people, their assistive technology and programs take it for the moment from which
 * the page answers. A frame whose document is being written keeps it back. Runs in the page, by its text: what is outside
 * of it is not there.
 */
function loadLate(id: string, source: string, preloads: readonly string[], patience: number): void {
  const place = document.currentScript;
  const frame = document.createElement('iframe');
  frame.id = id;
  document.head.append(frame);
  frame.contentDocument?.open();
  const release = () => frame.remove();
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      async: true,
      src: source,
    });
    script.onerror = release;
    setTimeout(release, patience);
    place?.replaceWith(script);
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    begin();
    return;
  }
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', begin, { once: true });
  setTimeout(begin, patience);
}

/**
 * @returns the page with a script in place of the links to its others, which has them loaded late. Only its two ends are
 * looked through and written anew, since the rest is long.
 */
export function loadScriptsLate(html: string): string {
  const headEnd = html.indexOf('</head>');
  const entryStart = html.lastIndexOf('<script type="module" async="" src="');
  if (entryStart < headEnd) return html;
  const head = html.slice(0, headEnd);
  const preloads = Array.from(head.matchAll(preload), ([, href]) => href);
  const end = html.slice(entryStart).replace(entry, (_, source: string, attributes: string) => {
    const given = [holdId, source, preloads, patienceMs].map((value) => JSON.stringify(value));
    return `<script${attributes}>(${loadLate})(${given.join(',')})</script>`;
  });
  return head.replace(preload, '') + html.slice(headEnd, entryStart) + end;
}
