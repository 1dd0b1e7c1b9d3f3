import { withShortBody } from '#app/server/body-limit.server.ts';
import { inSlot } from '#app/server/concurrency.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { maxFileBytes, maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import { type MultipartFault, type ParsedForm, withMultipart } from '#request-body/multipart.ts';

export type PostFault = Exclude<MultipartFault, 'malformed'>;

export type Post = ParsedForm & {
  /** With a fault, `fields` and `files` may be incomplete. */
  fault: PostFault | undefined;
};

const limits = {
  // Twice the limit of the files, so that the fields behind oversized files are not lost.
  maxBytes: 2 * maxFilesBytes,
  // Below the server's time-out; 20 MB take 80 s at 2 Mbit/s.
  seconds: 100,
  maxFiles,
  maxFileBytes,
  maxFilesBytes,
  stopsWhenBusy: false,
};

/** Parsing 200,000 fields would block the event loop. */
const maxEncodedFields = 100;

async function readEncoded(request: Request): Promise<Post | Response> {
  const whole = await withShortBody(request);
  if (whole instanceof Response) return whole;
  const fields: Record<string, string> = Object.create(null);
  const pairs = (await whole.text()).split('&', maxEncodedFields);
  for (const [name, value] of new URLSearchParams(pairs.join('&'))) fields[name] ??= value;
  return { fields: { ...fields }, files: [], fault: undefined };
}

/** Answers 415, 413 above 1 MB of text, 408 and 503 itself. The files are freed when `handle` is done. */
export async function answerPost<T>(
  request: Request,
  handle: (post: Post) => Promise<T>,
): Promise<T | Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') {
    const post = await readEncoded(request);
    return post instanceof Response ? post : inSlot(() => handle(post));
  }
  if (type !== 'multipart/form-data') return new Response(null, { status: 415 });
  const { clientAddress } = requestContext();
  return withMultipart(request, limits, clientAddress, ({ fields, files, fault }) =>
    // A malformed body counts with the fields that were read.
    inSlot(() => handle({ fields, files, fault: fault === 'malformed' ? undefined : fault })),
  );
}
