import * as v from 'valibot';
import { type Endpoint, nothing } from './endpoint.ts';
import { dataSchema, idParamsSchema } from './paging.ts';
import {
  staffChangeSchema,
  staffInviteSchema,
  staffPersonSchema,
  staffSessionParamsSchema,
  staffSessionSchema,
} from './staff.ts';

const person = { status: 200, schema: dataSchema(staffPersonSchema) } as const;

export const staffPeopleEndpoints = {
  listStaff: {
    method: 'GET',
    path: '/staff/people',
    summary: 'Staff, by name',
    staff: 'people.read',
    request: {},
    response: { status: 200, schema: dataSchema(v.array(staffPersonSchema)) },
  },
  inviteStaff: {
    method: 'POST',
    path: '/staff/people',
    summary: 'Invite a person by mail',
    staff: 'people.invite',
    request: { body: staffInviteSchema },
    response: { status: 201, schema: dataSchema(staffPersonSchema) },
    problems: ['email_taken'],
  },
  changeStaff: {
    method: 'PATCH',
    path: '/staff/people/{id}',
    summary: 'Change the role, lock or unlock; ends all sessions of the person',
    staff: 'people.change',
    request: { params: idParamsSchema, body: staffChangeSchema },
    response: person,
    problems: ['conflict'],
  },
  endStaff: {
    method: 'DELETE',
    path: '/staff/people/{id}',
    summary: 'End the access of a person',
    staff: 'people.end',
    request: { params: idParamsSchema },
    response: nothing,
    problems: ['conflict'],
  },
  reinviteStaff: {
    method: 'POST',
    path: '/staff/people/{id}/invitation',
    summary: 'Send an invited person a new link',
    staff: 'people.invite',
    request: { params: idParamsSchema },
    response: nothing,
    problems: ['conflict'],
  },
  listSessionsOfStaff: {
    method: 'GET',
    path: '/staff/people/{id}/sessions',
    summary: 'Sessions of a person, newest first',
    staff: 'people.read',
    request: { params: idParamsSchema },
    response: { status: 200, schema: dataSchema(v.array(staffSessionSchema)) },
  },
  endSessionOfStaff: {
    method: 'DELETE',
    path: '/staff/people/{id}/sessions/{sessionId}',
    summary: 'End one session of a person',
    staff: 'people.sign-out',
    request: { params: staffSessionParamsSchema },
    response: nothing,
  },
  endSessionsOfStaff: {
    method: 'DELETE',
    path: '/staff/people/{id}/sessions',
    summary: 'End all sessions of a person',
    staff: 'people.sign-out',
    request: { params: idParamsSchema },
    response: nothing,
  },
} as const satisfies Record<string, Endpoint>;
