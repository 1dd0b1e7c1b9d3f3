import type { Context } from 'hono';
import type { ApiApp, ApiDeps, ApiEnv } from '../context.ts';
import { ProblemError } from '../problems.ts';
import { readActor } from '../read-session.ts';
import { streamFile } from '../services/files.ts';
import { findPicture, isOpenPicture } from '../services/pictures.ts';

const yearSeconds = 365 * 24 * 3600;

async function isStaff(context: Context<ApiEnv>, deps: ApiDeps): Promise<boolean> {
  try {
    return (await readActor(context, deps, { staff: 'content.read' })) !== undefined;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

/** Serves the pictures of the content inline. Their name changes with their bytes. Those of drafts are for staff. */
export function addPictureRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  app.get('/pictures/:name', async (context) => {
    const name = context.req.param('name');
    const picture = await findPicture(db, name);
    const isOpen = picture && (await isOpenPicture(db, name));
    if (!picture || !(isOpen || (await isStaff(context, deps)))) throw new ProblemError('not_found');
    return new Response(streamFile(db, picture), {
      headers: {
        'content-type': picture.mediaType,
        'content-length': String(picture.size),
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': isOpen ? `public, max-age=${yearSeconds}, immutable` : 'private, no-store',
      },
    });
  });
}
