import { DrizzleQueryError } from 'drizzle-orm';

/** Undefined schema, table or column. */
const notMigratedCodes = /^(3F000|42P01|42703)$/;

export class NotMigratedError extends Error {
  override name = 'NotMigratedError';
  // The log has one line of it.
  override stack = '';

  constructor() {
    super('The database lacks tables or columns of this version: run `npm run migrate`');
  }
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export function isNotMigrated(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => cause instanceof NotMigratedError || notMigratedCodes.test(codeOf(cause) ?? ''),
  );
}

/** Drops query parameters, which may be personal data. Message, code and stack stay. */
export function withoutParameters(error: unknown): unknown {
  if (isNotMigrated(error)) return new NotMigratedError();
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause } = error;
  if (!(cause instanceof Error)) return new Error('Query failed');
  const plain = new Error(cause.message);
  plain.stack = cause.stack ?? '';
  return 'code' in cause ? Object.assign(plain, { code: cause.code }) : plain;
}

const unavailableCodes =
  /^(08...|57P0[1-3]|53...|55P03|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOENT)$/;

const unavailableMessages =
  /connection terminated|timeout exceeded when trying to connect|cannot use a pool/i;

export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    if (cause instanceof AggregateError) return cause.errors.some(isDatabaseUnavailable);
    return unavailableCodes.test(codeOf(cause) ?? '') || unavailableMessages.test(cause.message);
  });
}

/** Without addresses and parameters. Undefined for other errors than an unreachable or unmigrated database. */
export function describeDatabaseError(error: unknown): string | undefined {
  if (isNotMigrated(error)) return new NotMigratedError().message;
  if (!isDatabaseUnavailable(error)) return undefined;
  const code = causesOf(error).map(codeOf).find(Boolean);
  return `The database cannot be reached${code ? `: ${code}` : ''}`;
}
