import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import type * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { findInStaffApi, readStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { pictureParamsSchema, pictureQuerySchema } from '#contract/staff-pictures.ts';

const listLibraryPictures = createServerFn({ method: 'GET' })
  .validator(validInput(pictureQuerySchema))
  .handler(({ data: { unused, ...query } }) =>
    readStaffApi(endpoints.listPictures, {
      query: { ...query, ...(unused === undefined ? {} : { unused: unused ? 'true' : 'false' }) },
    }),
  );

const getLibraryPicture = createServerFn({ method: 'GET' })
  .validator(validInput(pictureParamsSchema))
  .handler(
    async ({ data: params }) => (await findInStaffApi(endpoints.getPicture, { params }))?.data ?? null,
  );

export const deleteLibraryPicture = createServerFn({ method: 'POST' })
  .validator(validInput(pictureParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.deletePicture, { params }));

export type PictureSearch = v.InferInput<typeof pictureQuerySchema>;

const pictureKey = [staffKey, 'pictures'] as const;

export const pictureQueries = {
  list: (query: PictureSearch) =>
    queryOptions({
      queryKey: [...pictureKey, 'list', query],
      queryFn: () => listLibraryPictures({ data: query }),
    }),
  one: (picture: string) =>
    queryOptions({
      queryKey: [...pictureKey, picture],
      queryFn: () => getLibraryPicture({ data: { picture } }),
    }),
};
