import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy } from '@fastify/busboy';
import { ByteBudget } from './byte-budget.ts';
import { collectFiles, type FileCollection, type PostedFile } from './collect-files.ts';
import { BodyError, type BodyFault, bodyBlocks } from './read-body.ts';

export type MultipartFault = BodyFault | 'too_many_files' | 'malformed';

export type ParsedForm = { fields: Record<string, string>; files: readonly PostedFile[] };

export type Multipart = ParsedForm & {
  /** With a fault, `fields` and `files` may be incomplete. */
  fault: MultipartFault | undefined;
};

export type MultipartLimits = {
  maxBytes: number;
  seconds: number;
  maxFiles: number;
  maxFileBytes: number;
  maxFilesBytes: number;
  /** Otherwise the fields behind the files are read too. */
  stopsWhenBusy: boolean;
};

/** Of the whole process: six bodies of 21 MB, three of them from one network. */
const inFlight = new ByteBudget({ whole: 126_000_000, share: 63_000_000 });

const maxTextBytes = 1_000_000;

const fileField = 'files';

type Parser = InstanceType<typeof Busboy>;

function openParser(request: Request, { maxFiles, maxFileBytes }: MultipartLimits): Parser | undefined {
  const limits = {
    fields: 40,
    fieldNameSize: 100,
    fieldSize: maxTextBytes,
    files: maxFiles + 1,
    fileSize: maxFileBytes + 1,
    parts: 50,
    headerPairs: 20,
    headerSize: 4_000,
  };
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
    take: (bytes: number): boolean => {
      const more = Math.min(bytes, maxTextBytes - held);
      held += more;
      return inFlight.take(clientAddress, more);
    },
    release: () => inFlight.giveBack(clientAddress, held),
  };
}

async function pump(
  body: ReadableStream<Uint8Array>,
  parser: Parser,
  { maxBytes, seconds }: MultipartLimits,
  { clientAddress, isOver }: { clientAddress: string; isOver: () => boolean },
): Promise<MultipartFault | undefined> {
  let hasTooManyParts = false;
  parser.once('partsLimit', () => {
    hasTooManyParts = true;
  });
  const ended = new Promise<void>((resolve) => {
    for (const event of ['finish', 'error'] as const) parser.once(event, resolve);
  });
  const text = countText(clientAddress);
  let received = 0;
  try {
    for await (const block of bodyBlocks(body, seconds)) {
      received += block.byteLength;
      if (received > maxBytes) return 'too_large';
      if (text.take(block.byteLength)) return 'busy';
      const isReady = parser.write(block);
      // The parser would visit every part: 40 MB of empty ones take minutes.
      if (hasTooManyParts) return 'too_many_files';
      if (!isReady) {
        await Promise.race([ended, new Promise<void>((resolve) => parser.once('drain', resolve))]);
      }
      await nextTurn();
      if (isOver()) return undefined;
    }
    parser.end();
    await ended;
    return undefined;
  } finally {
    text.release();
  }
}

async function faultOf(pumping: Promise<MultipartFault | undefined>): Promise<MultipartFault | undefined> {
  try {
    return await pumping;
  } catch (error) {
    if (error instanceof BodyError) return error.fault;
    throw error;
  }
}

async function read(
  request: Request,
  limits: MultipartLimits,
  clientAddress: string,
  collected: FileCollection,
): Promise<Multipart> {
  const fields: Record<string, string> = Object.create(null);
  const parser = openParser(request, limits);
  if (!parser || !request.body) return { fields: {}, files: [], fault: 'malformed' };
  let fault: MultipartFault | undefined;
  let isMalformed = false;
  let fieldBytes = 0;
  const setMalformed = () => {
    isMalformed = true;
  };
  parser.on('field', (name, value, _isNameCut, isCut) => {
    fieldBytes += Buffer.byteLength(value);
    if (isCut || fieldBytes > maxTextBytes) fault = 'too_large';
    else fields[name] ??= value;
  });
  parser.on('file', (field, stream, name) => {
    stream.on('error', setMalformed);
    if (field === fileField && name) collected.add(name, stream);
    else stream.resume();
  });
  for (const event of ['filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => {
      fault ??= 'too_many_files';
    });
  }
  parser.on('error', setMalformed);
  const isOver = () => limits.stopsWhenBusy && collected.fault() === 'busy';
  const cut = await faultOf(pump(request.body, parser, limits, { clientAddress, isOver }));
  fault ??= cut ?? collected.fault() ?? (isMalformed ? 'malformed' : undefined);
  return { fields: { ...fields }, files: collected.files(), fault };
}

/** Files stay in memory, so that an aborted upload leaves nothing behind. They are freed after `handle`. */
export async function withMultipart<T>(
  request: Request,
  limits: MultipartLimits,
  clientAddress: string,
  handle: (body: Multipart) => Promise<T>,
): Promise<T> {
  const collected = collectFiles(inFlight, clientAddress, limits.maxFilesBytes);
  try {
    return await handle(await read(request, limits, clientAddress, collected));
  } finally {
    collected.release();
  }
}
