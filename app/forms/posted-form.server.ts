import { Busboy } from '@fastify/busboy';
import { maxTextBytes, textInFlight, withShortBody } from '#app/server/body-limit.server.ts';
import { inSlot } from '#app/server/concurrency.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { maxFileBytes, maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import { BodyError, type BodyFault, bodyBlocks } from '#request-body/read-body.ts';
import { collectFiles, type FileCollection, type PostedFile } from './posted-files.server.ts';

export type PostFault = BodyFault | 'too_many_files';

export type Post = {
  fields: Record<string, string>;
  files: PostedFile[];
  /** With a fault, `fields` and `files` may be incomplete. */
  fault: PostFault | undefined;
};

/** Longest body that is read. Twice the limit of the files, so that the fields behind oversized files are not lost. */
const maxBodyBytes = 2 * maxFilesBytes;

/** Below the server's time-out; 20 MB take 80 s at 2 Mbit/s. */
const maxSeconds = 100;

const limits = {
  fields: 40,
  fieldNameSize: 100,
  fieldSize: maxTextBytes,
  // One above the limit, to detect too many.
  files: maxFiles + 1,
  fileSize: maxFileBytes + 1,
  parts: 50,
  headerPairs: 20,
  headerSize: 4_000,
};

/** Parsing 200,000 fields would block the event loop. */
const maxEncodedFields = 100;

const fileField = 'files';

type Parser = InstanceType<typeof Busboy>;

/** Undefined for a malformed content type. */
function openParser(request: Request): Parser | undefined {
  const contentType = request.headers.get('content-type') ?? '';
  try {
    // `preservePath`: names with a path are refused, not shortened.
    return new Busboy({ headers: { 'content-type': contentType }, limits, preservePath: true });
  } catch {
    return undefined;
  }
}

/** Counts bytes that may be text: the parser buffers a field until its end. */
function countText(clientAddress: string) {
  let held = 0;
  return {
    /** @returns whether the limit of this client or of all is exceeded */
    take: (bytes: number): boolean => {
      const more = Math.min(bytes, maxTextBytes - held);
      held += more;
      return textInFlight.take(clientAddress, more);
    },
    release: () => textInFlight.giveBack(clientAddress, held),
  };
}

/** Feeds a body to the parser until its end or a limit. */
async function pump(body: ReadableStream<Uint8Array>, parser: Parser): Promise<PostFault | undefined> {
  let hasTooManyParts = false;
  parser.once('partsLimit', () => {
    hasTooManyParts = true;
  });
  const ended = new Promise<void>((resolve) => {
    // A truncated or malformed body counts with the fields so far.
    for (const event of ['finish', 'error'] as const) parser.once(event, resolve);
  });
  const text = countText(requestContext().clientAddress);
  let received = 0;
  try {
    for await (const block of bodyBlocks(body, maxSeconds)) {
      received += block.byteLength;
      if (received > maxBodyBytes) return 'too_large';
      if (text.take(block.byteLength)) return 'busy';
      const isReady = parser.write(block);
      // The parser would visit every part: 40 MB of empty ones take minutes.
      if (hasTooManyParts) return 'too_many_files';
      if (isReady) continue;
      await Promise.race([ended, new Promise<void>((resolve) => parser.once('drain', resolve))]);
    }
    parser.end();
    await ended;
    return undefined;
  } finally {
    text.release();
  }
}

async function faultOf(pumping: Promise<PostFault | undefined>): Promise<PostFault | undefined> {
  try {
    return await pumping;
  } catch (error) {
    if (error instanceof BodyError) return error.fault;
    throw error;
  }
}

async function readMultipart(request: Request, collected: FileCollection): Promise<Post> {
  const fields: Record<string, string> = Object.create(null);
  const parser = openParser(request);
  if (!parser || !request.body) return { fields: {}, files: [], fault: undefined };
  let fault: PostFault | undefined;
  let fieldBytes = 0;
  parser.on('field', (name, value, _isNameCut, isCut) => {
    fieldBytes += Buffer.byteLength(value);
    if (isCut || fieldBytes > maxTextBytes) fault = 'too_large';
    else fields[name] ??= value;
  });
  parser.on('file', (field, stream, name) => {
    stream.on('error', () => undefined);
    // An empty file input sends a nameless, empty file.
    if (field === fileField && name) collected.add(name, stream);
    else stream.resume();
  });
  for (const event of ['filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => {
      fault ??= 'too_many_files';
    });
  }
  parser.on('error', () => undefined);
  const cut = await faultOf(pump(request.body, parser));
  return { fields: { ...fields }, files: collected.files(), fault: fault ?? cut ?? collected.fault() };
}

async function readEncoded(request: Request): Promise<Post | Response> {
  const whole = await withShortBody(request);
  if (whole instanceof Response) return whole;
  const fields: Record<string, string> = Object.create(null);
  const pairs = (await whole.text()).split('&', maxEncodedFields);
  for (const [name, value] of new URLSearchParams(pairs.join('&'))) fields[name] ??= value;
  return { fields: { ...fields }, files: [], fault: undefined };
}

/**
 * Answers a posted form with bounded memory and time. Other content types get 415, urlencoded bodies above 1 MB 413,
 * and 503 above the memory limits.
 * @param handle the files are freed when it is done
 */
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
  const collected = collectFiles(requestContext().clientAddress);
  try {
    const post = await readMultipart(request, collected);
    return await inSlot(() => handle(post));
  } finally {
    collected.release();
  }
}
