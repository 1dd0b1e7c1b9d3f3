import { Busboy } from '@fastify/busboy';
import { maxTextBytes, textInFlight, withShortBody } from '#app/server/body-limit.server.ts';
import { inTurn } from '#app/server/concurrency.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { maxFileBytes, maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import { BodyError, type BodyFault, bodyBlocks } from '#request-body/read-body.ts';
import { collectFiles, type FileCollection, type PostedFile } from './posted-files.server.ts';

/** What was wrong with a posted form as a whole. */
export type PostFault = BodyFault | 'too_many_files';

export type Post = {
  fields: Record<string, string>;
  files: PostedFile[];
  /** With one, `fields` and `files` may not be all of them. */
  fault: PostFault | undefined;
};

/**
 * Longest body that is read to its end. Above what is taken, so that the fields behind files that are too large are
 * not lost: what is not taken is thrown away as it comes.
 */
const maxBodyBytes = 2 * maxFilesBytes;

/** Shorter than the server waits for a whole request; 20 MB take 80 s at 2 Mbit/s. */
const maxSeconds = 100;

const limits = {
  fields: 40,
  fieldNameSize: 100,
  fieldSize: maxTextBytes,
  // One more than is taken, so that too many are told from just enough.
  files: maxFiles + 1,
  fileSize: maxFileBytes + 1,
  parts: 50,
  headerPairs: 20,
  headerSize: 4_000,
};

/** Fields of an encoded form that are looked at: taking one of 200,000 apart would hold up everybody else. */
const maxEncodedFields = 100;

/** Name of the form field whose files are taken. */
const fileField = 'files';

type Parser = InstanceType<typeof Busboy>;

/** A parser of the request's multipart body; undefined for one that says it is multipart and is not. */
function openParser(request: Request): Parser | undefined {
  const contentType = request.headers.get('content-type') ?? '';
  try {
    // With paths in names kept: what looks like a path is refused, not quietly shortened.
    return new Busboy({ headers: { 'content-type': contentType }, limits, preservePath: true });
  } catch {
    return undefined;
  }
}

/** Counts what may be text of a body: nobody knows before the parser does, which holds it until the field ends. */
function countText(clientAddress: string) {
  let held = 0;
  return {
    /** @returns whether that is too much, for this client or in all */
    take: (bytes: number): boolean => {
      const more = Math.min(bytes, maxTextBytes - held);
      held += more;
      return textInFlight.take(clientAddress, more);
    },
    release: () => textInFlight.giveBack(clientAddress, held),
  };
}

/** Feeds a body to a parser until it ends, is too long, takes too long, has too many parts or finds no room. */
async function pump(body: ReadableStream<Uint8Array>, parser: Parser): Promise<PostFault | undefined> {
  let hasTooManyParts = false;
  parser.once('partsLimit', () => {
    hasTooManyParts = true;
  });
  const ended = new Promise<void>((resolve) => {
    // A body that breaks off or is no form is one with the fields that came until then.
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
      // The parser would go on to look at every part: 40 MB of empty ones take it minutes.
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

/** @returns what was wrong with the body on its way */
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
    // A form without a chosen file sends a nameless, empty one.
    if (field === fileField && name) collected.add(name, stream);
    else stream.resume();
  });
  for (const event of ['filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => {
      fault ??= 'too_many_files';
    });
  }
  // Also what comes after the body was given up on.
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
 * Answers a posted form, with or without files, read in bounded memory and time. What is no form is answered 415, and
 * an encoded one of more than a megabyte, which no page of ours sends, 413, as `withShortBody` says. Where too many forms
 * are under way, the answer is 503.
 * @param handle is given the form; its files are forgotten when it is done
 */
export async function answerPost<T>(
  request: Request,
  handle: (post: Post) => Promise<T>,
): Promise<T | Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') {
    const post = await readEncoded(request);
    return post instanceof Response ? post : inTurn(() => handle(post));
  }
  if (type !== 'multipart/form-data') return new Response(null, { status: 415 });
  const collected = collectFiles(requestContext().clientAddress);
  try {
    const post = await readMultipart(request, collected);
    return await inTurn(() => handle(post));
  } finally {
    collected.release();
  }
}
