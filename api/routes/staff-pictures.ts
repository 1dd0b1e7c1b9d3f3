import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { deletePicture, getPicture, listPictures } from '../services/staff-pictures/picture-library.ts';
import { uploadPicture } from '../services/staff-pictures/upload-picture.ts';

export function addStaffPictureRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  addEndpoint(app, deps, endpoints.listPictures, async ({ actor, query }) => ({
    body: await listPictures(db, actor, query),
  }));

  addEndpoint(app, deps, endpoints.uploadPicture, async ({ actor, files }) => ({
    body: { data: await uploadPicture(db, actor, files) },
  }));

  addEndpoint(app, deps, endpoints.getPicture, async ({ actor, params }) => ({
    body: { data: await getPicture(db, actor, params.picture) },
  }));

  addEndpoint(app, deps, endpoints.deletePicture, async ({ actor, params }) => {
    await deletePicture(db, actor, params.picture);
    return { body: undefined };
  });
}
