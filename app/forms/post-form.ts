import * as v from 'valibot';

/** How much of a form is on its way, in bytes. */
export type Progress = { sent: number; total: number };

/** The form did not get through, or its answer did not come back. */
class NotSentError extends Error {
  override name = 'NotSentError';
}

/** Longer than the server takes for a whole request. */
const timeoutMs = 150_000;

/** @throws {NotSentError} */
function readAnswer<TSchema extends v.GenericSchema>(schema: TSchema, text: string): v.InferOutput<TSchema> {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new NotSentError('The answer is none of ours', { cause });
  }
}

/**
 * Posts a form with its files, asks for an answer as data, and tells how it gets on: fetch cannot tell what it has sent.
 * @throws {NotSentError} when there is no answer, also when the signal ends it
 */
export function postForm<TSchema extends v.GenericSchema>(
  url: string,
  form: FormData,
  schema: TSchema,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<v.InferOutput<TSchema>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new NotSentError('The form could not be sent'));
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () => {
      try {
        resolve(readAnswer(schema, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.timeout = timeoutMs;
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}
