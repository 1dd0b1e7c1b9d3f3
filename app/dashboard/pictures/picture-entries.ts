import type { DashboardPages } from '#app/dashboard/dashboard-page.ts';
import { m } from '#app/paraglide/messages.js';
import { pictureQueries } from './library-pictures.queries.ts';
import { parsePictureSearch } from './picture-search.ts';
import { PicturesPage } from './pictures-page.tsx';

export const pictureEntries: DashboardPages = {
  pictures: {
    title: m.admin_pictures,
    access: 'content.read',
    menu: 'content',
    load: (queryClient, { search }) =>
      queryClient.ensureQueryData(pictureQueries.list(parsePictureSearch(search))),
    component: PicturesPage,
  },
};
