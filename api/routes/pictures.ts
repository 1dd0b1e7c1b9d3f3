import type { ApiApp, ApiDeps } from '../context.ts';
import { ProblemError } from '../problems.ts';
import { streamFile } from '../services/files.ts';
import { findPicture } from '../services/pictures.ts';

const yearSeconds = 365 * 24 * 3600;

/** Serves the pictures of the content inline. Only `content apply` makes them, and their name changes with their bytes. */
export function addPictureRoutes(app: ApiApp, { db }: ApiDeps): void {
  app.get('/pictures/:name', async ({ req }) => {
    const picture = await findPicture(db, req.param('name'));
    if (!picture) throw new ProblemError('not_found');
    return new Response(streamFile(db, picture), {
      headers: {
        'content-type': picture.mediaType,
        'content-length': String(picture.size),
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
      },
    });
  });
}
