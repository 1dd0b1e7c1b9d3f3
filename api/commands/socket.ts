import { chmodSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { json, text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { asDataDirError } from '../db/data-dir.ts';
import { withoutParameters } from '../db/errors.ts';
import { CommandError } from './define-command.ts';

/* HTTP over a Unix socket in DATA_DIR for commands while a site has the embedded database open. Owner only. */

const callSchema = v.object({ command: v.string(), input: v.unknown() });
const answerSchema = v.union([
  v.object({ ok: v.literal(true), output: v.string() }),
  v.object({ ok: v.literal(false), message: v.string() }),
]);

/** Limit of Linux, in bytes. */
const maxPathBytes = 107;

/** Relative to the working directory if the absolute path is too long. */
export function socketPath(dataDir: string): string {
  const absolute = join(resolve(dataDir), 'commands.sock');
  if (Buffer.byteLength(absolute) <= maxPathBytes) return absolute;
  return relative(process.cwd(), absolute);
}

export type RunCommand = (command: string, input: unknown) => Promise<string>;

async function answer(
  run: RunCommand,
  body: unknown,
  log: Logger,
): Promise<v.InferInput<typeof answerSchema>> {
  try {
    const { command, input } = v.parse(callSchema, body);
    return { ok: true, output: await run(command, input) };
  } catch (error) {
    if (error instanceof CommandError) return { ok: false, message: error.message };
    log.error({ err: withoutParameters(error) }, 'Command failed');
    return { ok: false, message: 'The command failed. The log of the site says why.' };
  }
}

/** Replaces the socket of a process that has ended: the caller holds the folder's lock. */
export async function serveCommands(
  dataDir: string,
  run: RunCommand,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  const path = socketPath(dataDir);
  rmSync(path, { force: true });
  const server: Server = createServer((request, response) => {
    json(request)
      .then((body) => answer(run, body, log))
      .catch((error: unknown) => {
        log.error({ err: error }, 'Command could not be read');
        return { ok: false, message: 'The command could not be read.' };
      })
      .then((result) => response.end(JSON.stringify(result)))
      .catch((error: unknown) => log.error({ err: error }, 'Command could not be answered'));
  });
  // A restore can take long.
  server.requestTimeout = 0;
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((done, failed) => server.once('error', failed).listen(path, done));
  } finally {
    process.umask(mask);
  }
  chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeIdleConnections();
      }),
  };
}

export class NobodyListensError extends Error {
  override name = 'NobodyListensError';
}

const nobodyListensCodes = ['ENOENT', 'ENOTDIR', 'ECONNREFUSED'];

/** @throws {NobodyListensError} when no site runs @throws {CommandError} with the site's message */
export async function sendCommand(dataDir: string, command: string, input: unknown): Promise<string> {
  const body = await new Promise<string>((done, failed) => {
    const call = httpRequest({ socketPath: socketPath(dataDir), method: 'POST', path: '/' }, (response) => {
      text(response).then(done, failed);
    });
    call.on('error', (error: NodeJS.ErrnoException) =>
      failed(
        nobodyListensCodes.includes(error.code ?? '')
          ? new NobodyListensError()
          : asDataDirError(error, dataDir),
      ),
    );
    call.end(JSON.stringify({ command, input }));
  });
  const result = v.parse(answerSchema, JSON.parse(body));
  if (result.ok) return result.output;
  throw new CommandError(result.message);
}
