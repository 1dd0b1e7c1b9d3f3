import { queryOptions } from '@tanstack/react-query';
import { memberKey } from '#app/session/session.queries.ts';
import { getOverview } from './mypage.functions.ts';

export const mypageQueries = {
  overview: () => queryOptions({ queryKey: [memberKey, 'overview'], queryFn: () => getOverview() }),
};
