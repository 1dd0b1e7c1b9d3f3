import { ByteBudget } from '#request-body/byte-budget.ts';
import { type BodyBounds, BodyError, readBody } from '#request-body/read-body.ts';
import { ProblemError } from './problems.ts';

/** Of bodies that this process receives at once; beyond that, others are asked to come back. */
const inFlight = new ByteBudget({ whole: 256_000_000, share: 64_000_000 });

const problems = { too_large: 'payload_too_large', timeout: 'request_timeout', busy: 'unavailable' } as const;

/**
 * The bytes of a request's body.
 * @throws {ProblemError} payload_too_large when there are more than `maxBytes`, whatever its headers say;
 *   request_timeout when they take too long; unavailable while too much is on its way from this client or in all
 */
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
