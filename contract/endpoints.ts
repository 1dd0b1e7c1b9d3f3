import * as v from 'valibot';
import { contactReceiptSchema, contactRequestSchema, idempotencyKeySchema } from './contacts.ts';
import { defaultLocale } from './locales.ts';
import { dataSchema, pagedSchema } from './pages.ts';
import {
  countedCategorySchema,
  newsDetailSchema,
  newsSummarySchema,
  postIdSchema,
  postListQuerySchema,
} from './posts.ts';
import type { ProblemCode } from './problem.ts';
import { languageSchema } from './settings.ts';

type RequestParts = {
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  headers?: v.GenericSchema;
  body?: v.GenericSchema;
};

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, with {name} for path parameters. */
  path: `/${string}`;
  summary: string;
  request: RequestParts;
  /** The status of success and the schema of its body. */
  response: { status: 200 | 201; schema: v.GenericSchema };
  /** Problems besides the ones that every endpoint may answer with. */
  problems: readonly ProblemCode[];
};

export const apiBase = '/api/v1';

/** Every endpoint of the API. Routes, the site's client, OpenAPI and the tests are derived from this table. */
export const endpoints = {
  listLanguages: {
    method: 'GET',
    path: '/setting/language',
    summary: 'Languages of the site',
    request: {},
    response: { status: 200, schema: dataSchema(v.array(languageSchema)) },
    problems: [],
  },
  listNewsCategories: {
    method: 'GET',
    path: '/post/news/categories',
    summary: 'Categories of the news with the number of their items',
    request: {},
    response: { status: 200, schema: dataSchema(v.array(countedCategorySchema)) },
    problems: [],
  },
  listNews: {
    method: 'GET',
    path: '/post/news',
    summary: 'News, newest first',
    request: { query: postListQuerySchema },
    response: { status: 200, schema: pagedSchema(newsSummarySchema) },
    problems: [],
  },
  getNews: {
    method: 'GET',
    path: '/post/news/{id}',
    summary: 'One news item with its content and neighbours',
    request: { params: postIdSchema },
    response: { status: 200, schema: dataSchema(newsDetailSchema) },
    problems: ['not_found'],
  },
  createContact: {
    method: 'POST',
    path: '/contacts',
    summary: 'Send an inquiry',
    request: {
      headers: v.object({ 'idempotency-key': v.optional(idempotencyKeySchema) }),
      body: contactRequestSchema(defaultLocale),
    },
    response: { status: 201, schema: dataSchema(contactReceiptSchema) },
    problems: [
      'validation_failed',
      'forbidden_origin',
      'conflict',
      'payload_too_large',
      'unsupported_media_type',
    ],
  },
} as const satisfies Record<string, Endpoint>;
