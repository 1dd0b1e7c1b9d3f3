import { clientErrors } from '#app/routing/failed-load.ts';
import { clientErrorLengths, clientErrorsPath } from '#app/server/client-errors.ts';

function nameOfFirstScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script ? (new URL(script.src).pathname.split('/').at(-1) ?? '') : '';
}

function detailsOf(error: unknown): { name: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: '' };
  const { name, message, stack = '' } = error;
  return { name, message, stack };
}

function send(reference: string, error: unknown): void {
  const details = { ...detailsOf(error), path: window.location.pathname, release: nameOfFirstScript() };
  const shortened = Object.entries(clientErrorLengths).map(([field, length]) => [
    field,
    details[field as keyof typeof details].slice(0, length),
  ]);
  const body = JSON.stringify({ reference, ...Object.fromEntries(shortened) });
  navigator.sendBeacon(clientErrorsPath, new Blob([body], { type: 'application/json' }));
}

/** Sends each error of this browser once to the server's log, under the number that the visitor sees. */
export function reportClientErrors(): void {
  const sent = new Set<string>();
  const report = (...errors: (readonly [reference: string, error: unknown])[]) => {
    for (const [reference, error] of errors) {
      if (!sent.has(reference)) send(reference, error);
      sent.add(reference);
    }
    return sent.size;
  };
  report(...clientErrors);
  clientErrors.push = report;
}
