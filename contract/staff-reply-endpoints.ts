import * as v from 'valibot';
import { type Endpoint, nothing } from './endpoint.ts';
import { dataSchema, idParamsSchema } from './paging.ts';
import { replyChangeSchema, replyRequestSchema, replyRevisionSchema, savedReplySchema } from './replies.ts';

const path = '/staff/replies';

export const staffReplyEndpoints = {
  listReplies: {
    method: 'GET',
    path,
    summary: 'Saved replies, by name',
    staff: 'replies.read',
    request: {},
    response: { status: 200, schema: dataSchema(v.array(savedReplySchema)) },
  },
  createReply: {
    method: 'POST',
    path,
    summary: 'Save a reply',
    staff: 'replies.change',
    request: { body: replyRequestSchema },
    response: { status: 201, schema: dataSchema(savedReplySchema) },
  },
  changeReply: {
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Change the name and all texts of a saved reply',
    staff: 'replies.change',
    request: { params: idParamsSchema, body: replyChangeSchema },
    response: { status: 200, schema: dataSchema(savedReplySchema) },
    problems: ['conflict'],
  },
  deleteReply: {
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Delete a saved reply',
    staff: 'replies.change',
    request: { params: idParamsSchema, query: replyRevisionSchema },
    response: nothing,
    problems: ['conflict'],
  },
} as const satisfies Record<string, Endpoint>;
