import type { RegisteredRouter } from '@tanstack/react-router';
import { reportClientErrors } from '#app/components/status/report-client-error.ts';
import { removeExpiredDrafts } from '#app/forms/draft-storage.ts';
import { followNextPages } from '#app/routing/next-pages.ts';
import { watchConnection } from './connection.ts';
import { followRareCharacters } from './more-fonts.ts';

const fieldSampleRate = 0.1;

/** @param route of the document's first page */
export function startAfterPage(router: RegisteredRouter, route: string | undefined): void {
  watchConnection(router);
  followRareCharacters();
  followNextPages(router);
  reportClientErrors();
  removeExpiredDrafts(Date.now());
  // The document's structured data is about its first page.
  router.subscribe('onBeforeNavigate', () => {
    for (const data of document.querySelectorAll('[type="application/ld+json"]')) data.remove();
  });
  if (!route || Math.random() >= fieldSampleRate) return;
  // Without the script, a sample is missing.
  import('#app/field-data/collect-field-data.ts').then(
    ({ collectFieldData }) => collectFieldData(route),
    () => undefined,
  );
}
