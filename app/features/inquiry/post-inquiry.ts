import * as v from 'valibot';
import { type InquiryAnswer, inquiryAnswerSchema } from './inquiry-answer.ts';

/** How much of an inquiry is on its way, in bytes. */
export type Progress = { sent: number; total: number };

/** The inquiry did not get through, or its answer did not come back. */
class NotSentError extends Error {
  override name = 'NotSentError';
}

/** Longer than the server takes for a whole request. */
const timeoutMs = 150_000;

function readAnswer(text: string): InquiryAnswer {
  try {
    return v.parse(inquiryAnswerSchema, JSON.parse(text));
  } catch (cause) {
    throw new NotSentError('The answer is none of ours', { cause });
  }
}

/**
 * Posts an inquiry with its files, and tells how it gets on: fetch cannot tell what it has sent.
 * @throws {NotSentError} when there is no answer, also when the signal ends it
 */
export function postInquiry(
  url: string,
  form: FormData,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<InquiryAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new NotSentError('The inquiry could not be sent'));
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () => {
      try {
        resolve(readAnswer(request.responseText));
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
