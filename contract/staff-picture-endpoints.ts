import * as v from 'valibot';
import { type Endpoint, nothing } from './endpoint.ts';
import { dataSchema } from './paging.ts';
import {
  libraryPictureSchema,
  maxPictureBytes,
  pictureListSchema,
  pictureParamsSchema,
  pictureQuerySchema,
  pictureUsesSchema,
} from './staff-pictures.ts';

export const staffPictureEndpoints = {
  listPictures: {
    method: 'GET',
    path: '/staff/pictures',
    summary: 'Pictures, newest first',
    staff: 'content.read',
    request: { query: pictureQuerySchema },
    response: { status: 200, schema: pictureListSchema },
  },
  uploadPicture: {
    method: 'POST',
    path: '/staff/pictures',
    summary:
      'Upload a JPEG, PNG, WebP or AVIF picture of at most 30 MB; the same one again gives the stored one',
    staff: 'content.edit',
    request: { body: v.object({}), multipart: { booleans: [], maxFileBytes: maxPictureBytes } },
    response: { status: 201, schema: dataSchema(libraryPictureSchema) },
    problems: ['payload_too_large'],
  },
  getPicture: {
    method: 'GET',
    path: '/staff/pictures/{picture}',
    summary: 'A picture with the items that show it',
    staff: 'content.read',
    request: { params: pictureParamsSchema },
    response: { status: 200, schema: dataSchema(pictureUsesSchema) },
  },
  deletePicture: {
    method: 'DELETE',
    path: '/staff/pictures/{picture}',
    summary: 'Delete a picture that no item shows',
    staff: 'content.trash',
    request: { params: pictureParamsSchema },
    response: nothing,
    problems: ['conflict'],
  },
} as const satisfies Record<string, Endpoint>;
