import type { Page } from '@playwright/test';
import { until } from './until.ts';

/** Follows requests except those of films, which go on as long as one plays. @returns waits until none is pending */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const isSettled = async () => {
    if (pending.size > 0) return false;
    await page.evaluate(async () => {
      for (let round = 0; round < 2; round++)
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    });
    return pending.size === 0;
  };
  return () => until(isSettled);
}

export async function holdPosts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    () => true,
    async (route) => {
      if (route.request().method() === 'POST') await released;
      await route.continue();
    },
  );
  return release;
}

export async function setConnection(
  page: Page,
  connection: { saveData: boolean; effectiveType: string },
): Promise<void> {
  await page.addInitScript((fields) => {
    const stub = Object.assign(new EventTarget(), fields);
    Object.defineProperty(navigator, 'connection', { get: () => stub });
  }, connection);
}

/** Prevents prefetching. */
export async function saveData(page: Page): Promise<void> {
  await setConnection(page, { saveData: true, effectiveType: '4g' });
}

const fontPreload = /<link rel="preload" href="([^"]+\.woff2)"/g;

/** A browser applies a preloaded font a task after its style sheet, and may paint in between. */
function hideUntilFontsAreApplied(): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync(':root { visibility: hidden }');
  document.adoptedStyleSheets.push(hidden);
  const show = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hidden);
  };
  addEventListener('load', () => void document.fonts.ready.then(show), { once: true });
}

/**
 * Delays the style sheets of the next page until its preloaded fonts have arrived, and the first paint until they are
 * applied. Where a machine has no Korean fonts, a font that is applied after the first paint moves the text.
 */
export async function paintWithFonts(page: Page): Promise<void> {
  const arrived = new Set<string>();
  page.on('requestfinished', (request) => arrived.add(new URL(request.url()).pathname));
  const documentText = page
    .waitForResponse((response) => response.request().isNavigationRequest())
    .then((response) => response.text());
  await page.addInitScript(hideUntilFontsAreApplied);
  await page.route(/\.css$/, async (route) => {
    const fonts = [...(await documentText).matchAll(fontPreload)].map(([, path = '']) => path);
    await until(() => fonts.every((path) => arrived.has(path)));
    await route.continue();
  });
}
