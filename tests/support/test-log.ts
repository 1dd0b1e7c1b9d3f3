import pino, { type Logger } from 'pino';

/** A log that keeps its lines, for tests that ask what is in them. */
export function newTestLog(): { log: Logger; lines(): string } {
  const lines: string[] = [];
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => void lines.push(line) });
  return { log, lines: () => lines.join('') };
}
