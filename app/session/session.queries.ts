import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { findSessionMember } from '#app/api-client/member-client.server.ts';

const getSession = createServerFn({ method: 'GET' }).handler(() => findSessionMember());

export const sessionQueries = {
  session: () =>
    queryOptions({ queryKey: ['session'], queryFn: () => getSession(), staleTime: Number.POSITIVE_INFINITY }),
};

export const memberKey = 'member';
