import { queryOptions } from '@tanstack/react-query';
import { memberKey } from '#app/lib/session.queries.ts';
import { getOverview } from './mypage.functions.ts';

export const mypageQueries = {
  overview: () => queryOptions({ queryKey: [memberKey, 'overview'], queryFn: () => getOverview() }),
};
