import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { dataSchema } from './paging.ts';
import {
  fileReferenceSchema,
  itemAnswerSchema,
  itemVersionSchema,
  maxStaffFileBytes,
} from './staff-content.ts';
import {
  checkItemSchema,
  findingSchema,
  previewRequestSchema,
  previewSchema,
} from './staff-content-findings.ts';
import {
  itemCountsSchema,
  itemEventSchema,
  itemHistoryQuerySchema,
  itemListSchema,
  itemParamsSchema,
  itemQuerySchema,
  newItemSchema,
  revisionSchema,
  saveItemSchema,
  versionContentSchema,
  versionParamsSchema,
} from './staff-content-requests.ts';

const item = { status: 200, schema: itemAnswerSchema } as const;
const atRevision = { params: itemParamsSchema, body: revisionSchema } as const;

export const staffContentEndpoints = {
  listItems: {
    method: 'GET',
    path: '/staff/content',
    summary: 'Content with its drafts, in pages',
    staff: 'content.read',
    request: { query: itemQuerySchema },
    response: { status: 200, schema: itemListSchema },
  },
  countItems: {
    method: 'GET',
    path: '/staff/content/counts',
    summary: 'Items by kind and state, each counted up to 1,000',
    staff: 'content.read',
    request: {},
    response: { status: 200, schema: dataSchema(itemCountsSchema) },
  },
  createItem: {
    method: 'POST',
    path: '/staff/content',
    summary: 'Create a draft',
    staff: 'content.edit',
    request: { body: newItemSchema },
    response: { status: 201, schema: itemAnswerSchema },
    problems: ['conflict'],
  },
  getItem: {
    method: 'GET',
    path: '/staff/content/{id}',
    summary: 'An item in all its languages',
    staff: 'content.read',
    request: { params: itemParamsSchema },
    response: item,
  },
  saveItem: {
    method: 'PUT',
    path: '/staff/content/{id}/draft',
    summary: 'Save the draft',
    staff: 'content.edit',
    request: { params: itemParamsSchema, body: saveItemSchema },
    response: item,
    problems: ['conflict'],
  },
  discardDraft: {
    method: 'POST',
    path: '/staff/content/{id}/discard',
    summary: 'Return to the public version',
    staff: 'content.edit',
    request: atRevision,
    response: item,
    problems: ['conflict'],
  },
  checkItem: {
    method: 'POST',
    path: '/staff/content/{id}/check',
    summary: 'What speaks against publishing the item',
    staff: 'content.read',
    request: { params: itemParamsSchema, body: checkItemSchema },
    response: { status: 200, schema: dataSchema(v.array(findingSchema)) },
  },
  previewItem: {
    method: 'POST',
    path: '/staff/content/{id}/preview',
    summary: 'A token with which public pages show the draft, or a version, for 15 minutes',
    staff: 'content.read',
    request: { params: itemParamsSchema, body: previewRequestSchema },
    response: { status: 201, schema: dataSchema(previewSchema) },
  },
  listItemVersions: {
    method: 'GET',
    path: '/staff/content/{id}/versions',
    summary: 'Versions of an item, newest first',
    staff: 'content.read',
    request: { params: itemParamsSchema, query: itemHistoryQuerySchema },
    response: { status: 200, schema: dataSchema(v.array(itemVersionSchema)) },
  },
  getItemVersion: {
    method: 'GET',
    path: '/staff/content/{id}/versions/{number}',
    summary: 'A version in all its languages',
    staff: 'content.read',
    request: { params: versionParamsSchema },
    response: { status: 200, schema: dataSchema(versionContentSchema) },
  },
  revertItem: {
    method: 'POST',
    path: '/staff/content/{id}/versions/{number}/restore',
    summary: 'Make a version the draft',
    staff: 'content.edit',
    request: { params: versionParamsSchema, body: revisionSchema },
    response: item,
    problems: ['conflict'],
  },
  listItemEvents: {
    method: 'GET',
    path: '/staff/content/{id}/history',
    summary: 'Who did what with an item, newest first',
    staff: 'content.read',
    request: { params: itemParamsSchema, query: itemHistoryQuerySchema },
    response: { status: 200, schema: dataSchema(v.array(itemEventSchema)) },
  },
  uploadFile: {
    method: 'POST',
    path: '/staff/content/files',
    summary: 'Upload a file that a draft then names',
    staff: 'content.edit',
    request: { body: v.object({}), multipart: { booleans: [], maxFileBytes: maxStaffFileBytes } },
    response: { status: 201, schema: dataSchema(fileReferenceSchema) },
    problems: ['payload_too_large'],
  },
} as const satisfies Record<string, Endpoint>;
