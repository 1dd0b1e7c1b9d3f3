import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

export function modulesOf(folders: Record<string, readonly string[]>): RegExp {
  const paths = Object.entries(folders).flatMap(([folder, names]) =>
    names.map((name) => `app/${folder}/${name}`),
  );
  const missing = paths.filter((path) => !['ts', 'tsx'].some((end) => existsSync(`${root}/${path}.${end}`)));
  if (missing.length > 0)
    throw new Error(`framework-internals/chunks.ts names missing modules: ${missing.join(', ')}`);
  return new RegExp(`/(?:${paths.join('|')})\\.tsx?$`);
}

/** Otherwise each module would be a separate script and style sheet: ten requests before the first paint. */
export const pageParts = modulesOf({
  'components/documents': ['document-catalogue'],
  'components/layout': ['invitation', 'page-title'],
  'components/map': ['directions-links'],
  'components/products': ['product-picture', 'specification-table'],
  'components/posts': [
    ...[
      'authors',
      'catalogue-rows',
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
    ...['address-text', 'category-filter', 'external-link', 'field', 'floating', 'help-popover', 'list-head'],
    ...['pagination', 'safe-html', 'use-list-focus'],
  ],
  'features/company': ['page-picture'],
  details: ['passage-text'],
  'features/products': ['index-section', 'related-links'],
});

export const placeParts = modulesOf({ 'components/map': ['company-map', 'place-map'] });

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
    ...['draft-note', 'use-form'],
  ],
  'components/ui': ['counted-textarea'],
  forms: ['check-fields'],
  consents: ['consents'],
});
