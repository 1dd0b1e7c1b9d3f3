import { maxFileBytes, maxFiles, maxFilesBytes } from '#contract/attachments.ts';
import { type MultipartFault, type ParsedForm, withMultipart } from '#request-body/multipart.ts';
import { type BodyBounds, BodyError, readBody } from '#request-body/read-body.ts';
import { fieldProblem, ProblemError } from './problems.ts';

/** 20 MB take 45 s at 4 Mbit/s. */
const formLimits = {
  maxBytes: maxFilesBytes + 1_000_000,
  seconds: 60,
  maxFiles,
  maxFileBytes,
  maxFilesBytes,
  stopsWhenBusy: true,
};

/** A larger file than the limit is read too, within bounds, so that the answer names the file. */
const limitsOf = (fileBytes: number | undefined) =>
  fileBytes === undefined
    ? formLimits
    : {
        ...formLimits,
        maxBytes: 2 * fileBytes,
        seconds: 120,
        maxFiles: 1,
        maxFileBytes: fileBytes,
        maxFilesBytes: fileBytes + 1,
      };

function problemOf(fault: MultipartFault): ProblemError {
  if (fault === 'malformed') return fieldProblem('', 'invalid');
  if (fault === 'too_many_files') return fieldProblem('files', 'too_many_files');
  const codes = { too_large: 'payload_too_large', timeout: 'request_timeout', busy: 'unavailable' } as const;
  return new ProblemError(codes[fault]);
}

/** @throws {ProblemError} payload_too_large, request_timeout, unavailable */
export async function readBytes(
  request: Request,
  bounds: BodyBounds,
  clientAddress: string,
): Promise<Uint8Array> {
  try {
    return await readBody(request, bounds, clientAddress);
  } catch (error) {
    throw error instanceof BodyError ? problemOf(error.fault) : error;
  }
}

/** @param maxFileBytes of one file, for staff @throws {ProblemError} validation_failed, payload_too_large, request_timeout, unavailable */
export async function withForm<T>(
  request: Request,
  clientAddress: string,
  handle: (form: ParsedForm) => Promise<T>,
  maxFileBytes?: number,
): Promise<T> {
  const limits = limitsOf(maxFileBytes);
  if (Number(request.headers.get('content-length') ?? 0) > limits.maxBytes) {
    throw problemOf('too_large');
  }
  return withMultipart(request, limits, clientAddress, async (form) => {
    if (form.fault) throw problemOf(form.fault);
    return handle(form);
  });
}
