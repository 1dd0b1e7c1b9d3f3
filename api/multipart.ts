import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy } from '@fastify/busboy';
import { maxFileBytes, maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import type { BodyBounds } from '#request-body/read-body.ts';
import { readBytes } from './body.ts';
import { fieldProblem } from './problems.ts';

/** Neither name nor content is checked yet. */
export type UploadedFile = { name: string; bytes: Buffer };

export type Multipart = { fields: Record<string, string>; files: readonly UploadedFile[] };

/** 20 MB take 45 s at 4 Mbit/s. */
const bounds: BodyBounds = { maxBytes: maxFilesBytes + 1_000_000, seconds: 60 };

const limits = {
  fields: 30,
  fieldNameSize: 100,
  fieldSize: 100_000,
  // One more, to detect too many.
  files: maxFiles + 1,
  fileSize: maxFileBytes + 1,
  parts: 40,
  headerPairs: 20,
  headerSize: 4_000,
};

/** Yields to other requests after each slice. */
const sliceBytes = 65_536;

const fileField = 'files';

function collect(stream: Readable): { chunks: Buffer[] } {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { chunks };
}

type Parser = InstanceType<typeof Busboy>;

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
      // Paths in names are refused later, not cut.
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
      // Browsers send an empty nameless file for an empty input.
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

/** In memory, so that an aborted upload leaves no files. @throws {ProblemError} */
export async function readMultipart(request: Request, clientAddress: string): Promise<Multipart> {
  return parse(await readBytes(request, bounds, clientAddress), request.headers.get('content-type') ?? '');
}
