import type { IncomingMessage, ServerResponse } from 'node:http';

/*
 * What the entry and the handler share. They are bundled apart, so it lives on the process and not in this module.
 */

type Close = () => Promise<void>;

/** Answers a request from what is kept; false where it cannot. */
type AnswerKept = (message: IncomingMessage, response: ServerResponse) => boolean;

type Shared = { closers: Close[]; isEnding: boolean; answerKept: AnswerKept };

const key = Symbol.for('server.shared');
const holder: typeof globalThis & { [key]?: Shared } = globalThis;
holder[key] ??= { closers: [], isEnding: false, answerKept: () => false };
const shared: Shared = holder[key];

export function onShutdown(close: Close): void {
  shared.closers.push(close);
}

export async function closeAll(): Promise<void> {
  await Promise.all(shared.closers.map((close) => close()));
}

/** The process is to end: it is not ready any more, and still answers for a moment. */
export function beginShutdown(): void {
  shared.isEnding = true;
}

export function isShuttingDown(): boolean {
  return shared.isEnding;
}

/** Asked before anything else is done with a request. */
export function answerKeptBy(answerKept: AnswerKept): void {
  shared.answerKept = answerKept;
}

export function answerKept(message: IncomingMessage, response: ServerResponse): boolean {
  return shared.answerKept(message, response);
}
