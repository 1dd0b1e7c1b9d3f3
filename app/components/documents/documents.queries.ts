import { queryOptions } from '@tanstack/react-query';
import { getDocuments } from './documents.functions.ts';

export const documentQueries = {
  byType: () => queryOptions({ queryKey: ['documents'], queryFn: () => getDocuments() }),
};
