import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { dataSchema, idParamsSchema, pagedSchema } from './paging.ts';
import {
  countedCategorySchema,
  newsDetailSchema,
  newsSummarySchema,
  patentDetailSchema,
  patentSummarySchema,
  postListQuerySchema,
  pressSummarySchema,
  thesisDetailSchema,
  thesisSummarySchema,
} from './posts.ts';

const categories = {
  method: 'GET',
  request: {},
  response: { status: 200, schema: dataSchema(v.array(countedCategorySchema)) },
} as const;

export const postEndpoints = {
  listPatentCategories: {
    ...categories,
    path: '/post/patent/categories',
    summary: 'Categories of the patents with the number of their items',
  },
  listThesisCategories: {
    ...categories,
    path: '/post/thesis/categories',
    summary: 'Categories of the theses with the number of their items',
  },
  listNewsCategories: {
    ...categories,
    path: '/post/news/categories',
    summary: 'Categories of the news with the number of their items',
  },
  listPressCategories: {
    ...categories,
    path: '/post/press/categories',
    summary: 'Categories of the press articles with the number of their items',
  },
  listPatents: {
    method: 'GET',
    path: '/post/patent',
    summary: 'Patents, newest first',
    request: { query: postListQuerySchema },
    response: { status: 200, schema: pagedSchema(patentSummarySchema) },
  },
  listTheses: {
    method: 'GET',
    path: '/post/thesis',
    summary: 'Theses, newest first',
    request: { query: postListQuerySchema },
    response: { status: 200, schema: pagedSchema(thesisSummarySchema) },
  },
  listNews: {
    method: 'GET',
    path: '/post/news',
    summary: 'News, newest first',
    request: { query: postListQuerySchema },
    response: { status: 200, schema: pagedSchema(newsSummarySchema) },
  },
  listPress: {
    method: 'GET',
    path: '/post/press',
    summary: 'Press articles, newest first',
    request: { query: postListQuerySchema },
    response: { status: 200, schema: pagedSchema(pressSummarySchema) },
  },
  getPatent: {
    method: 'GET',
    path: '/post/patent/{id}',
    summary: 'One patent with its content and neighbours',
    request: { params: idParamsSchema },
    response: { status: 200, schema: dataSchema(patentDetailSchema) },
  },
  getThesis: {
    method: 'GET',
    path: '/post/thesis/{id}',
    summary: 'One thesis with its content and neighbours',
    request: { params: idParamsSchema },
    response: { status: 200, schema: dataSchema(thesisDetailSchema) },
  },
  getNews: {
    method: 'GET',
    path: '/post/news/{id}',
    summary: 'One news item with its content and neighbours',
    request: { params: idParamsSchema },
    response: { status: 200, schema: dataSchema(newsDetailSchema) },
  },
} as const satisfies Record<string, Endpoint>;
