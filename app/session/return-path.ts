import { safePath } from './safe-path.ts';

export const returnParams = {
  next: (value: unknown) => (typeof value === 'string' ? safePath(value) : undefined),
};

export const returnField = 'returnTo';
