export const clientErrorsPath = '/client-errors';

export const clientErrorLengths = { name: 50, message: 300, stack: 2_000, path: 200, release: 100 };
