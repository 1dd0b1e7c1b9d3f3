import { holdId } from './load-event.ts';

/* Loads scripts after the first paint. Loaded with the page, they would delay its fonts and pictures. */

/** Milliseconds: longest wait for the first paint, and for hydration before the load event. */
const patienceMs = 4_000;

const preload = /<link rel="modulepreload"[^>]*>/g;
const entryStart = '<script type="module" async="" src="';
const entry = /^<script[^>]*><\/script>/;

/**
 * Moves the content of the template before this script into the page after the first paint, or at once in a hidden
 * window. The load event waits for hydration: people, assistive technology and crawlers take it for the moment when
 * the page responds. A frame with an open document delays it. The function runs in the page from its source text, so
 * it must not use anything outside.
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
 * @param nonce of the page's inline scripts
 * @returns the page with its scripts in a template, and a script that moves them out. Only both ends of the page are
 * searched and rewritten, because it is long
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
