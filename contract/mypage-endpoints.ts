import { type Endpoint, nothing } from './endpoint.ts';
import {
  questionChangeSchema,
  questionRequestSchema,
  questionSchema,
  questionSummarySchema,
  sampleRequestSchema,
  sampleSchema,
} from './mypage.ts';
import { dataSchema, idParamsSchema, pagedSchema, pageQuerySchema } from './paging.ts';
import { pointSchema, pointsQuerySchema } from './points.ts';
import { idempotencyHeaders } from './text.ts';

export const mypageEndpoints = {
  listPoints: {
    method: 'GET',
    path: '/me/points',
    summary: 'Points saved and used, newest first',
    auth: 'member',
    request: { query: pointsQuerySchema },
    response: { status: 200, schema: pagedSchema(pointSchema) },
  },
  listQuestions: {
    method: 'GET',
    path: '/me/questions',
    summary: 'Own questions, newest first',
    auth: 'member',
    request: { query: pageQuerySchema },
    response: { status: 200, schema: pagedSchema(questionSummarySchema) },
  },
  createQuestion: {
    method: 'POST',
    path: '/me/questions',
    summary: 'Ask a question',
    auth: 'member',
    request: { headers: idempotencyHeaders, body: questionRequestSchema, multipart: { booleans: [] } },
    response: { status: 201, schema: dataSchema(questionSchema) },
    problems: ['conflict', 'too_many_requests'],
  },
  getQuestion: {
    method: 'GET',
    path: '/me/questions/{id}',
    summary: 'One own question with its answer',
    auth: 'member',
    request: { params: idParamsSchema },
    response: { status: 200, schema: dataSchema(questionSchema) },
  },
  changeQuestion: {
    method: 'PATCH',
    path: '/me/questions/{id}',
    summary: 'Change an unanswered question; new files replace the stored ones, removeFiles deletes them',
    auth: 'member',
    request: { params: idParamsSchema, body: questionChangeSchema, multipart: { booleans: ['removeFiles'] } },
    response: { status: 200, schema: dataSchema(questionSchema) },
    problems: ['conflict', 'too_many_requests'],
  },
  deleteQuestion: {
    method: 'DELETE',
    path: '/me/questions/{id}',
    summary: 'Delete an unanswered question',
    auth: 'member',
    request: { params: idParamsSchema },
    response: nothing,
    problems: ['conflict'],
  },
  listSamples: {
    method: 'GET',
    path: '/me/samples',
    summary: 'Own sample requests, newest first',
    auth: 'member',
    request: { query: pageQuerySchema },
    response: { status: 200, schema: pagedSchema(sampleSchema) },
  },
  createSample: {
    method: 'POST',
    path: '/me/samples',
    summary: 'Request a sample of a raw material',
    auth: 'member',
    request: { headers: idempotencyHeaders, body: sampleRequestSchema },
    response: { status: 201, schema: dataSchema(sampleSchema) },
    problems: ['conflict', 'too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>;
