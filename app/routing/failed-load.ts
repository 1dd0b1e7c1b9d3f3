/** `handle` is set once the script that watches the connection has loaded. */
export const failedLoad: { handle?: (error: unknown) => Promise<void> } = {};

/** @throws the error, after it has been handled */
export async function afterFailedLoad(error: unknown): Promise<never> {
  await failedLoad.handle?.(error);
  throw error;
}

/** Errors of this browser with the numbers that visitors see, until the script that reports them has loaded. */
export const clientErrors: (readonly [reference: string, error: unknown])[] = [];
