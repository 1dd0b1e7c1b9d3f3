import { ByteBudget } from '#request-body/byte-budget.ts';
import { type BodyBounds, BodyError, readBody } from '#request-body/read-body.ts';
import { ProblemError } from './problems.ts';

const inFlight = new ByteBudget({ whole: 256_000_000, share: 64_000_000 });

const problems = { too_large: 'payload_too_large', timeout: 'request_timeout', busy: 'unavailable' } as const;

/** @throws {ProblemError} payload_too_large, request_timeout, unavailable */
export async function readBytes(
  request: Request,
  bounds: BodyBounds,
  clientAddress: string,
): Promise<Uint8Array> {
  try {
    return await readBody(request, bounds, { inFlight, clientAddress });
  } catch (error) {
    throw error instanceof BodyError ? new ProblemError(problems[error.fault]) : error;
  }
}
