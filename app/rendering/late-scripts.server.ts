import { holdId } from './load-event.ts';

/*
 * The page is there without its scripts. They are asked for once it has been painted: asked for with it, they would take
 * the line from the fonts and pictures that it is painted with.
 */

/** How long a page that is not painted waits for it, as one whose styles do not come; and a load event for its scripts. */
const patienceMs = 4_000;

const preload = /<link rel="modulepreload"[^>]*>/g;
const entryStart = '<script type="module" async="" src="';
const entry = /^<script[^>]*><\/script>/;

/**
 * Puts what is in the template before this script into the page after its first paint, or at once in a window that paints
 * nothing. The load event waits until React has taken the page over: people, their assistive technology and programs take
 * it for the moment from which the page answers. A frame whose document is being written keeps it back. Runs in the page,
 * by its text: what is outside of it is not there.
 */
function loadLate(id: string, patience: number): void {
  const place = document.currentScript;
  const template = place?.previousElementSibling;
  const frame = document.createElement('iframe');
  frame.id = id;
  document.head.append(frame);
  frame.contentDocument?.open();
  const release = () => frame.remove();
  const begin = () => {
    if (!(template instanceof HTMLTemplateElement) || !template.isConnected) return;
    const late = document.importNode(template.content, true);
    template.remove();
    const script = late.querySelector('script');
    if (script) script.onerror = release;
    setTimeout(release, patience);
    document.head.append(...late.querySelectorAll('link'));
    place?.replaceWith(late);
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    begin();
    return;
  }
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', begin, { once: true });
  setTimeout(begin, patience);
}

const loader = `(${loadLate})(${JSON.stringify(holdId)},${patienceMs})`;

/**
 * @param nonce of the page's own scripts
 * @returns the page with what loads its scripts in a template, where it does nothing, and a script that takes it out. Only
 * the two ends of the page are looked through and written anew, since the rest is long.
 */
export function loadScriptsLate(html: string, nonce: string): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf(entryStart);
  if (bodyEnd < headEnd) return html;
  const head = html.slice(0, headEnd);
  const preloads = head.match(preload) ?? [];
  const end = html
    .slice(bodyEnd)
    .replace(
      entry,
      (script) =>
        `<template>${preloads.join('')}${script}</template><script nonce="${nonce}">${loader}</script>`,
    );
  return head.replace(preload, '') + html.slice(headEnd, bodyEnd) + end;
}
