import { createServerFn } from '@tanstack/react-start';
import { findSessionMember } from './member-api.server.ts';

/** Who is signed in; null for nobody. */
export const getSession = createServerFn({ method: 'GET' }).handler(() => findSessionMember());
