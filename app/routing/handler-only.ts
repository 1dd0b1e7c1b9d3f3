import { notFound } from '@tanstack/react-router';

/** For a route whose handler answers. A spread is not split into a chunk, and only a route with a component has next(). */
export const handlerOnly = {
  loader: () => {
    throw notFound();
  },
  component: () => null,
};
