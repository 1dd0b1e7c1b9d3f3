import { createServerFn } from '@tanstack/react-start';
import { findSessionMember } from '#app/api-client/member-client.server.ts';

export const getSession = createServerFn({ method: 'GET' }).handler(() => findSessionMember());
