import * as v from 'valibot';
import { receiveReport } from './browser-reports.server.ts';
import { clientErrorLengths } from './client-errors.ts';
import { log } from './log.server.ts';

/** Scripts and messages may quote a visitor's input: addresses, numbers and query strings are removed. */
function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/[?#][^\s)'"]*/g, '')
    .replaceAll(/[^\s<>"'(),;]+@[^\s<>"'(),;]+/g, '[e-mail]')
    .replaceAll(/\d(?:[\s.-]?\d){6,}/g, '[number]');
}

const textOf = (maxLength: number) =>
  v.pipe(v.string(), v.maxLength(maxLength), v.transform(withoutPersonalData));

const reportSchema = v.strictObject({
  reference: v.pipe(v.string(), v.regex(/^C-[0-9a-z]{1,8}$/)),
  name: textOf(clientErrorLengths.name),
  message: textOf(clientErrorLengths.message),
  stack: textOf(clientErrorLengths.stack),
  path: v.pipe(textOf(clientErrorLengths.path), v.startsWith('/')),
  release: v.pipe(v.string(), v.maxLength(clientErrorLengths.release), v.regex(/^[\w.-]*$/)),
});

export function receiveClientError(request: Request): Promise<Response> {
  return receiveReport(request, 'client-errors', reportSchema, ({ reference, path, release, ...err }) =>
    log.error({ reference, path, release, clientError: err }, 'Error in a browser'),
  );
}
