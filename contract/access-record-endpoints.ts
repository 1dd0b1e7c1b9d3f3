import * as v from 'valibot';
import {
  accessRecordsSchema,
  chainCheckSchema,
  monthParamsSchema,
  recordFilterSchema,
  recordMonthSchema,
  recordQuerySchema,
  recordStateSchema,
  reviewSchema,
} from './access-records.ts';
import type { Endpoint } from './endpoint.ts';
import { dataSchema } from './paging.ts';

export const accessRecordEndpoints = {
  listAccessRecords: {
    method: 'GET',
    path: '/staff/records',
    summary: 'Access of staff to personal data, newest first',
    staff: 'records.read',
    request: { query: recordQuerySchema },
    response: { status: 200, schema: accessRecordsSchema },
  },
  getRecordState: {
    method: 'GET',
    path: '/staff/records/state',
    summary: 'State of the chain and of the monthly reviews',
    staff: 'records.read',
    request: {},
    response: { status: 200, schema: dataSchema(recordStateSchema) },
  },
  verifyAccessRecords: {
    method: 'POST',
    path: '/staff/records/verify',
    summary: 'Verify the chain now',
    staff: 'records.verify',
    request: {},
    response: { status: 200, schema: dataSchema(chainCheckSchema) },
  },
  exportAccessRecords: {
    method: 'POST',
    path: '/staff/records/export',
    summary: 'Access records as CSV',
    staff: 'records.export',
    request: { body: recordFilterSchema },
    response: { status: 200, schema: v.undefined(), isFile: true },
  },
  getRecordMonth: {
    method: 'GET',
    path: '/staff/records/months/{month}',
    summary: 'Access records of a month, counted for its review',
    staff: 'records.read',
    request: { params: monthParamsSchema },
    response: { status: 200, schema: dataSchema(recordMonthSchema) },
  },
  reviewRecordMonth: {
    method: 'POST',
    path: '/staff/records/months/{month}/review',
    summary: 'Sign the review of a month that has ended',
    staff: 'records.review',
    request: { params: monthParamsSchema, body: reviewSchema },
    response: { status: 201, schema: dataSchema(recordMonthSchema) },
    problems: ['conflict'],
  },
} as const satisfies Record<string, Endpoint>;
