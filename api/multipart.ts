import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy } from '@fastify/busboy';
import { maxFileBytes, maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import type { BodyBounds } from '#request-body/read-body.ts';
import { readBytes } from './body.ts';
import { fieldProblem } from './problems.ts';

/** A file as it was sent: its name has not been looked at yet, nor what it is. */
export type UploadedFile = { name: string; bytes: Buffer };

type Multipart = { fields: Record<string, string>; files: UploadedFile[] };

/** A megabyte for the fields and the boundaries; 20 MB take 45 s over a slow mobile connection of 4 Mbit/s. */
const bounds: BodyBounds = { maxBytes: maxFilesBytes + 1_000_000, seconds: 60 };

const limits = {
  fields: 30,
  fieldNameSize: 100,
  fieldSize: 100_000,
  // One more than is taken, so that too many are told from just enough.
  files: maxFiles + 1,
  fileSize: maxFileBytes + 1,
  parts: 40,
  headerPairs: 20,
  headerSize: 4_000,
};

/** Bytes that are taken apart in one go. Between two, other requests have their turn. */
const sliceBytes = 65_536;

/** Name of the form field whose files are taken. Files of other fields are ignored, like unknown fields. */
const fileField = 'files';

function collect(stream: Readable): { chunks: Buffer[] } {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { chunks };
}

type Parser = InstanceType<typeof Busboy>;

/** Gives a parser its bytes until it wants no more: it would go on to look at millions of empty parts. */
async function feed(parser: Parser, bytes: Uint8Array, isOver: () => boolean): Promise<void> {
  for (let start = 0; start < bytes.length && !isOver(); start += sliceBytes) {
    parser.write(bytes.subarray(start, start + sliceBytes));
    await nextTurn();
  }
  if (!isOver()) parser.end();
}

function parse(bytes: Uint8Array, contentType: string): Promise<Multipart> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const refuse = (problem: Error) => {
      isOver = true;
      reject(problem);
    };
    const malformed = () => refuse(fieldProblem('', 'invalid'));
    const fields: Record<string, string> = Object.create(null);
    const files: { name: string; chunks: Buffer[] }[] = [];
    let parser: Parser;
    try {
      // With paths in names kept: what looks like a path is refused, not quietly shortened.
      parser = new Busboy({ headers: { 'content-type': contentType }, limits, preservePath: true });
    } catch {
      malformed();
      return;
    }
    parser.on('field', (name, value) => {
      fields[name] ??= value;
    });
    parser.on('file', (field, stream, name) => {
      stream.on('error', malformed);
      // A form without a chosen file sends a nameless, empty one.
      if (field === fileField && name) files.push({ name, ...collect(stream) });
      else stream.resume();
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => refuse(fieldProblem(fileField, 'too_many_files')));
    }
    parser.on('error', malformed);
    parser.on('finish', () =>
      resolve({
        fields: { ...fields },
        files: files.map(({ name, chunks }) => ({ name, bytes: Buffer.concat(chunks) })),
      }),
    );
    feed(parser, bytes, () => isOver).catch(refuse);
  });
}

/**
 * The fields and files of a multipart/form-data request. Everything is held in memory, so that a request that
 * breaks off leaves nothing behind.
 * @throws {ProblemError} as readBytes, and validation_failed for a body that is no form or has too many parts
 */
export async function readMultipart(request: Request, clientAddress: string): Promise<Multipart> {
  return parse(await readBytes(request, bounds, clientAddress), request.headers.get('content-type') ?? '');
}
