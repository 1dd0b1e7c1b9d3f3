import * as v from 'valibot';
import { type Endpoint, nothing } from './endpoint.ts';
import { keysetQueryEntries, keysetSchema } from './keyset.ts';
import { dataSchema, idParamsSchema } from './paging.ts';
import { pointSchema } from './points.ts';
import {
  memberDetailSchema,
  memberRowsSchema,
  memberSearchSchema,
  pointChangeSchema,
  showFieldSchema,
  shownFieldSchema,
} from './staff-members.ts';
import { idempotencyHeaders } from './text.ts';

export const staffMemberEndpoints = {
  searchMembers: {
    method: 'GET',
    path: '/staff/members',
    summary: 'Members, masked, newest first',
    staff: 'members.read',
    request: { query: memberSearchSchema },
    response: { status: 200, schema: memberRowsSchema },
  },
  getMemberAsStaff: {
    method: 'GET',
    path: '/staff/members/{id}',
    summary: 'A member, masked',
    staff: 'members.read',
    request: { params: idParamsSchema },
    response: { status: 200, schema: dataSchema(memberDetailSchema) },
  },
  showMemberField: {
    method: 'POST',
    path: '/staff/members/{id}/shown',
    summary: 'One value of a member in full',
    staff: 'members.show',
    request: { params: idParamsSchema, body: showFieldSchema },
    response: { status: 200, schema: dataSchema(shownFieldSchema) },
  },
  listPointsOfMember: {
    method: 'GET',
    path: '/staff/members/{id}/points',
    summary: 'Points of a member, newest first',
    staff: 'members.read',
    request: { params: idParamsSchema, query: v.object(keysetQueryEntries) },
    response: { status: 200, schema: keysetSchema(pointSchema) },
  },
  changePoints: {
    method: 'POST',
    path: '/staff/members/{id}/points',
    summary: 'Give points or take them away',
    staff: 'members.points',
    request: {
      params: idParamsSchema,
      body: pointChangeSchema,
      headers: idempotencyHeaders,
    },
    response: { status: 201, schema: dataSchema(pointSchema) },
    problems: ['conflict'],
  },
  endSessionsOfMember: {
    method: 'DELETE',
    path: '/staff/members/{id}/sessions',
    summary: 'End all sessions of a member',
    staff: 'members.sign-out',
    request: { params: idParamsSchema },
    response: nothing,
  },
} as const satisfies Record<string, Endpoint>;
