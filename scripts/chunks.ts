import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/* Modules that share one script and style sheet: docs/decisions/031. */

const root = resolve(import.meta.dirname, '..');

/**
 * Matches the ids of modules in `app/`.
 * @param folders names without extension, by folder
 * @throws {Error} for a name without a file. Otherwise a renamed module would leave its chunk unnoticed.
 */
export function modulesOf(folders: Record<string, readonly string[]>): RegExp {
  const paths = Object.entries(folders).flatMap(([folder, names]) =>
    names.map((name) => `app/${folder}/${name}`),
  );
  const missing = paths.filter((path) => !['ts', 'tsx'].some((end) => existsSync(`${root}/${path}.${end}`)));
  if (missing.length > 0) throw new Error(`scripts/chunks.ts names missing modules: ${missing.join(', ')}`);
  return new RegExp(`/(?:${paths.join('|')})\\.tsx?$`);
}

/**
 * Small modules of most pages. Otherwise each would be a separate script and style sheet: ten requests before the
 * first paint.
 */
export const pageParts = modulesOf({
  'components/documents': ['document-catalogue'],
  'components/layout': ['invitation', 'page-title'],
  'components/map': ['directions-links'],
  'components/products': ['product-picture', 'specification-table'],
  'components/posts': [
    ...[
      'authors',
      'catalogue',
      'fact-sheet',
      'feed-link',
      'news-rows',
      'post-list',
      'thesis-rows',
      'thumbnail',
    ],
  ],
  'components/status': ['empty-state'],
  'components/ui': [
    ...['address-text', 'category-filter', 'external-link', 'field', 'list-head', 'pagination', 'safe-html'],
    'use-list-focus',
  ],
  'features/company': ['page-picture'],
  'features/products': ['index-section', 'related-links'],
});

/** The same for pages with a map. */
export const placeParts = modulesOf({ 'components/map': ['company-map', 'company-places', 'place-map'] });

/** The same for forms. */
export const formParts = modulesOf({
  'components/forms': [
    ...['add-files', 'checkbox', 'chosen-files', 'default-button', 'file-field', 'form-alert', 'form-column'],
    ...[
      'form-group',
      'send-button',
      'submit-row',
      'text-field',
      'tick-box',
      'upload-row',
      'use-chosen-files',
    ],
    'use-form',
  ],
  'components/ui': ['counted-textarea'],
  forms: ['check-fields'],
  consents: ['consents'],
});
