import { type Endpoint, nothing } from './endpoint.ts';
import { dataSchema, idParamsSchema } from './paging.ts';
import {
  bounceListSchema,
  fullAddressSchema,
  messageListSchema,
  messageParamsSchema,
  messageQuerySchema,
  resendSchema,
  resentSchema,
} from './staff-messages.ts';

const address = { status: 200, schema: dataSchema(fullAddressSchema) } as const;

export const staffMessageEndpoints = {
  listMessages: {
    method: 'GET',
    path: '/staff/messages',
    summary: 'Mails and text messages that are not sent, newest first',
    staff: 'messages.read',
    request: { query: messageQuerySchema },
    response: { status: 200, schema: messageListSchema },
  },
  resendMessages: {
    method: 'POST',
    path: '/staff/messages/resend',
    summary: 'Try again to send messages',
    staff: 'messages.send',
    request: { body: resendSchema },
    response: { status: 200, schema: dataSchema(resentSchema) },
  },
  deleteMessage: {
    method: 'DELETE',
    path: '/staff/messages/{id}',
    summary: 'Delete a failed message',
    staff: 'messages.send',
    request: { params: messageParamsSchema },
    response: nothing,
    problems: ['conflict'],
  },
  showRecipient: {
    method: 'POST',
    path: '/staff/messages/{id}/recipient',
    summary: 'The full recipient of a message',
    staff: 'messages.reveal',
    request: { params: messageParamsSchema },
    response: address,
  },
  listBounces: {
    method: 'GET',
    path: '/staff/bounces',
    summary: 'Addresses that refused messages, most refusals first',
    staff: 'messages.read',
    request: {},
    response: { status: 200, schema: dataSchema(bounceListSchema) },
  },
  showBounce: {
    method: 'POST',
    path: '/staff/bounces/{id}/address',
    summary: 'The full address that refused messages',
    staff: 'messages.reveal',
    request: { params: idParamsSchema },
    response: address,
  },
} as const satisfies Record<string, Endpoint>;
