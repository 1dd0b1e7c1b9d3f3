import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

function pathsOf(folders: Record<string, readonly string[]>): string {
  const paths = Object.entries(folders).flatMap(([folder, names]) =>
    names.map((name) => `${folder}/${name}`),
  );
  const missing = paths.filter((path) => !['ts', 'tsx'].some((end) => existsSync(`${root}/${path}.${end}`)));
  if (missing.length > 0)
    throw new Error(`framework-internals/chunks.ts names missing modules: ${missing.join(', ')}`);
  return paths.join('|');
}

export function modulesOf(folders: Record<string, readonly string[]>): RegExp {
  return new RegExp(`/(?:${pathsOf(folders)})\\.tsx?$`);
}

const listFolders = {
  'app/components/map': ['directions-links'],
  'app/components/products': ['product-picture', 'specification-table'],
  'app/components/posts': [
    ...[
      'article-layout',
      'article-skeleton',
      'article-text',
      'authors',
      'catalogue-rows',
      'fact-sheet',
      'fallback-notice',
      'feed-link',
      'news-rows',
      'post-list',
      'thesis-rows',
      'thumbnail',
    ],
  ],
  'app/components/ui': ['category-filter', 'figure-caption', 'list-head', 'pagination', 'use-list-focus'],
  'app/features/company': ['page-picture'],
  'app/details': ['passage-text'],
  'app/features/products': ['index-section', 'related-links'],
};

const patentFolders = { 'app/components/posts': ['patent-rows', 'patent-status'] };

/** Otherwise each module would be a separate script and style sheet: ten requests before the first paint. */
export const pageParts = modulesOf({
  'app/components/layout': ['invitation', 'page-title'],
  'app/components/status': ['empty-state'],
  'app/components/ui': ['address-text', 'external-link', 'field', 'floating', 'help-popover', 'safe-html'],
});

/** Forms need none of them. Without these messages, lists and articles would load those of the forms. */
export const listParts = modulesOf(listFolders);
export const listMessages =
  /\/app\/paraglide\/messages\/(?:news_category|news_empty_hint|samples_apply)\.js$/;

export const patentParts = modulesOf(patentFolders);

/** With those of `pageParts`: another style sheet would delay the first paint. */
export const listStyles = new RegExp(
  `/(?:${pathsOf(listFolders)}|${pathsOf(patentFolders)})\\.wyw-in-js\\.css$`,
);

export const articleParts = modulesOf({
  'app/components/posts': ['about-products', 'article-neighbours', 'file-list'],
  'app/components/ui': ['copy-button'],
});

/** Loaded by the homepage once it is idle. */
export const motionParts = modulesOf({ 'app/features/home': ['count-up', 'moving-cells'] });

export const lotParts = modulesOf({ 'app/features/lots': ['lot-form', 'lot-page', 'lot-result'] });

export const placeParts = modulesOf({
  'app/components/map': ['company-map', 'place-map'],
  'app/details': ['sites'],
});
export const placeMessages = /\/app\/paraglide\/messages\/directions_map\.js$/;

export const formParts = modulesOf({
  'app/components/forms': [
    ...['add-files', 'checkbox', 'chosen-files', 'file-field', 'form-alert', 'send-button'],
    ...['draft-note', 'tick-box', 'upload-row', 'use-chosen-files', 'use-form-engine'],
  ],
  'app/components/ui': ['counted-textarea'],
  'app/forms': ['check-fields'],
  'app/consents': ['consents'],
  contract: ['contacts', 'locale-schemas', 'phone-numbers', 'short-text', 'text'],
});

export const memberFormParts = modulesOf({
  'app/components/forms': [
    'default-button',
    'form-column',
    'form-group',
    'submit-row',
    'text-field',
    'use-form',
  ],
});

const accountFolders =
  'email|login|mypage|password|password-change|phone|points|profile|questions|reconsent|samples|signup|social|unsubscribe|withdrawal';

export const accountStyles = new RegExp(
  `/app/(?:features/(?:${accountFolders})|components/member|consents|session)/[^/]+\\.wyw-in-js\\.css$`,
);
