import pino from 'pino';
import { env } from './env.server.ts';

const maxErrorText = 2_000;

function shorten(text: string | undefined): string | undefined {
  return text && text.length > maxErrorText ? `${text.slice(0, maxErrorText)} ...` : text;
}

function describeError(error: unknown): unknown {
  if (error === undefined) return undefined;
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    message: shorten(message),
    code,
    stack: shorten(stack),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

/** One JSON line per event. Never log addresses, names, e-mails, request bodies or query strings. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});

export function writeConsoleToLog(): void {
  const write = (...details: unknown[]) => {
    log.warn(
      { err: details.find((detail) => detail instanceof Error) },
      'Written to the console by a library',
    );
  };
  Object.assign(console, { error: write, warn: write });
}
