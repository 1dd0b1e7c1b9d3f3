import pino, { type Logger } from 'pino';

export function newTestLog(): { log: Logger; lines(): string } {
  const lines: string[] = [];
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => void lines.push(line) });
  return { log, lines: () => lines.join('') };
}
