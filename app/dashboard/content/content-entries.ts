import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { staffHomeQueries } from '#app/dashboard/home/staff-home.queries.ts';
import { m } from '#app/paraglide/messages.js';
import { itemKinds } from '#contract/staff-content-fields.ts';
import { ItemPage } from './item/item-editor.tsx';
import { hasItemId, itemIdOf } from './item/item-id.ts';
import { ContentPage } from './list/content-page.tsx';
import { parseContentSearch } from './list/content-search.ts';
import { NewItemPage } from './list/new-item-page.tsx';
import { TrashPage } from './list/trash-page.tsx';
import { contentQueries } from './staff-items.queries.ts';
import { parseSynonymSearch, SynonymsPage } from './synonyms/synonyms-page.tsx';
import { VersionsPage } from './versions/versions-page.tsx';

export const contentEntries: DashboardPages = {
  content: {
    title: m.admin_content,
    access: 'content.read',
    menu: 'content',
    load: (queryClient, { search }) =>
      queryClient.ensureQueryData(contentQueries.list(parseContentSearch(search))),
    component: ContentPage,
  },
  synonyms: {
    title: m.admin_kind_synonym,
    access: 'content.read',
    menu: 'content',
    load: (queryClient, { search }) =>
      Promise.all([
        queryClient.ensureQueryData(contentQueries.list(parseSynonymSearch(search))),
        queryClient.ensureQueryData(staffHomeQueries.all()),
      ]),
    component: SynonymsPage,
  },
  'content/trash': {
    title: m.admin_trash_title,
    access: 'content.read',
    load: (queryClient, { search }) =>
      queryClient.ensureQueryData(contentQueries.list({ ...parseContentSearch(search), state: 'trashed' })),
    component: TrashPage,
  },
  'content/new/$kind': {
    title: m.admin_content_new,
    access: 'content.edit',
    takes: ({ kind }) => itemKinds.some((known) => known === kind),
    component: NewItemPage,
  },
  'content/$id': {
    title: m.admin_content,
    access: 'content.read',
    takes: hasItemId,
    load: (queryClient, { params }) => queryClient.ensureQueryData(contentQueries.item(itemIdOf(params))),
    component: ItemPage,
  },
  'content/$id/versions': {
    title: m.admin_versions,
    access: 'content.read',
    takes: hasItemId,
    load: (queryClient, { params }) => {
      const id = itemIdOf(params);
      return Promise.all([
        queryClient.ensureQueryData(contentQueries.item(id)),
        queryClient.ensureQueryData(contentQueries.versions(id)),
        queryClient.ensureQueryData(contentQueries.events(id)),
      ]);
    },
    component: VersionsPage,
  },
};
