import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { openInvitation } from './enrollment.server.ts';

/** Any short text: a wrong token is a link that does not work. */
const givenTokenSchema = v.object({ token: v.pipe(v.string(), v.maxLength(1000)) });

const getInvitation = createServerFn({ method: 'POST' })
  .validator(validInput(givenTokenSchema))
  .handler(({ data }) => openInvitation(data.token));

export type Invitation = Awaited<ReturnType<typeof openInvitation>>;

export const enrollmentQueries = {
  /** Null for a link that does not work. */
  open: (token: string) =>
    queryOptions({
      queryKey: ['enrollment', token],
      queryFn: () => getInvitation({ data: { token } }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
