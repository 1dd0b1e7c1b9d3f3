import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { dataSchema, idParamsSchema } from './paging.ts';
import {
  extendRequestSchema,
  newRequestSchema,
  privacyRequestSchema,
  requestRowsSchema,
  requestSearchSchema,
  requestStepSchema,
} from './privacy-requests.ts';

const request = { status: 200, schema: dataSchema(privacyRequestSchema) } as const;

const step = { params: idParamsSchema, body: requestStepSchema };

export const privacyRequestEndpoints = {
  listPrivacyRequests: {
    method: 'GET',
    path: '/staff/requests',
    summary: 'Requests of people about their data, masked',
    staff: 'requests.read',
    request: { query: requestSearchSchema },
    response: { status: 200, schema: requestRowsSchema },
  },
  enterPrivacyRequest: {
    method: 'POST',
    path: '/staff/requests',
    summary: 'Enter a request of a person about their data',
    staff: 'requests.enter',
    request: { body: newRequestSchema },
    response: { status: 201, schema: dataSchema(privacyRequestSchema) },
  },
  getPrivacyRequest: {
    method: 'GET',
    path: '/staff/requests/{id}',
    summary: 'A request in full, with what is stored of the person',
    staff: 'requests.read',
    request: { params: idParamsSchema },
    response: request,
  },
  extendPrivacyRequest: {
    method: 'POST',
    path: '/staff/requests/{id}/extend',
    summary: "Include what was sent with the account's other identifier",
    staff: 'requests.handle',
    request: { params: idParamsSchema, body: extendRequestSchema },
    response: request,
    problems: ['conflict'],
  },
  checkIdentity: {
    method: 'POST',
    path: '/staff/requests/{id}/identity',
    summary: 'Record how the identity of the person was checked',
    staff: 'requests.handle',
    request: step,
    response: request,
    problems: ['conflict'],
  },
  refusePrivacyRequest: {
    method: 'POST',
    path: '/staff/requests/{id}/refuse',
    summary: 'Refuse a request with the reason',
    staff: 'requests.handle',
    request: step,
    response: request,
    problems: ['conflict'],
  },
  answerPrivacyRequest: {
    method: 'POST',
    path: '/staff/requests/{id}/answer',
    summary: 'End a request of access whose file was handed over',
    staff: 'requests.handle',
    request: step,
    response: request,
    problems: ['conflict'],
  },
  exportPerson: {
    method: 'POST',
    path: '/staff/requests/{id}/export',
    summary: 'One file with everything stored of the person',
    staff: 'requests.export',
    request: { params: idParamsSchema },
    response: { status: 200, schema: v.undefined(), isFile: true },
    problems: ['conflict'],
  },
  erasePerson: {
    method: 'POST',
    path: '/staff/requests/{id}/erase',
    summary: 'Erase everything that is stored of the person, and end the request',
    staff: 'requests.erase',
    request: { params: idParamsSchema },
    response: request,
    problems: ['conflict'],
  },
} as const satisfies Record<string, Endpoint>;
