import * as v from 'valibot';

export type Progress = { sent: number; total: number };

class NotSentError extends Error {
  override name = 'NotSentError';
}

const timeoutMs = 150_000;

function readAnswer<TSchema extends v.GenericSchema>(schema: TSchema, text: string): v.InferOutput<TSchema> {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new NotSentError('The answer is none of ours', { cause });
  }
}

/** By XMLHttpRequest, because fetch reports no upload progress. @throws {NotSentError} also after an abort */
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
