import * as v from 'valibot';
import {
  clientSchema,
  faqQuerySchema,
  faqSchema,
  figureSchema,
  historyEntrySchema,
  historyQuerySchema,
  mainQuerySchema,
  openingSchema,
  personSchema,
  quoteSchema,
} from './company.ts';
import { detailSchema } from './company-details.ts';
import { documentQuerySchema, documentSchema, documentTypeSchema, fileIdSchema } from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import { lotNumberSchema, lotSchema } from './lots.ts';
import { materialCodeSchema, materialSchema } from './materials.ts';
import { dataSchema, pagedSchema, pageQuerySchema } from './paging.ts';
import { pharmacyQuerySchema, pharmacySchema, regionsSchema } from './pharmacies.ts';
import {
  ownProductSchema,
  productOptionQuerySchema,
  productOptionSchema,
  productSchema,
  relatedQuerySchema,
} from './products.ts';
import { searchAnswerSchema, searchQuerySchema, suggestionQuerySchema, suggestionsSchema } from './search.ts';
import { termKindSchema, termQuerySchema, termSchema } from './terms.ts';

export const contentEndpoints = {
  listMaterials: {
    method: 'GET',
    path: '/product/material',
    summary: 'Raw materials',
    request: { query: pageQuerySchema },
    response: { status: 200, schema: pagedSchema(productSchema) },
  },
  getMaterial: {
    method: 'GET',
    path: '/product/material/{code}',
    summary: 'A raw material with its measurements',
    request: { params: materialCodeSchema },
    response: { status: 200, schema: dataSchema(materialSchema) },
  },
  getLot: {
    method: 'GET',
    path: '/lots/{number}',
    summary: 'The test result of a lot',
    request: { params: lotNumberSchema },
    response: { status: 200, schema: dataSchema(lotSchema) },
    problems: ['too_many_requests'],
  },
  listOwnProducts: {
    method: 'GET',
    path: '/product/pb',
    summary: 'Products of the own brand',
    request: { query: pageQuerySchema },
    response: { status: 200, schema: pagedSchema(ownProductSchema) },
  },
  listRelatedProducts: {
    method: 'GET',
    path: '/product/related',
    summary: 'Products related to one product, or the most related products',
    request: { query: relatedQuerySchema },
    response: { status: 200, schema: pagedSchema(productSchema) },
  },
  listProductOptions: {
    method: 'GET',
    path: '/product/list',
    summary: 'Products for a filter; relativePharmacy: whether pharmacies sell them',
    request: { query: productOptionQuerySchema },
    response: { status: 200, schema: dataSchema(v.array(productOptionSchema)) },
  },
  listHistory: {
    method: 'GET',
    path: '/history',
    summary: 'History of the company, newest first',
    request: { query: historyQuerySchema },
    response: { status: 200, schema: pagedSchema(historyEntrySchema) },
  },
  listClients: {
    method: 'GET',
    path: '/clients/list',
    summary: 'Partners of the company',
    request: { query: mainQuerySchema },
    response: { status: 200, schema: dataSchema(v.array(clientSchema)) },
  },
  listPeople: {
    method: 'GET',
    path: '/members',
    summary: 'People of the company',
    request: {},
    response: { status: 200, schema: dataSchema(v.array(personSchema)) },
  },
  listOpenings: {
    method: 'GET',
    path: '/recruits/list',
    summary: 'Open positions',
    request: {},
    response: { status: 200, schema: dataSchema(v.array(openingSchema)) },
  },
  listQuotes: {
    method: 'GET',
    path: '/quotes/list',
    summary: 'What customers say',
    request: {},
    response: { status: 200, schema: dataSchema(v.array(quoteSchema)) },
  },
  listFigures: {
    method: 'GET',
    path: '/figures',
    summary: 'The company in figures',
    request: { query: mainQuerySchema },
    response: { status: 200, schema: dataSchema(v.array(figureSchema)) },
  },
  listDetails: {
    method: 'GET',
    path: '/details',
    summary: 'What the company says about itself',
    request: {},
    response: { status: 200, schema: dataSchema(v.array(detailSchema)) },
  },
  listFaqs: {
    method: 'GET',
    path: '/faqs',
    summary: 'Frequent questions with their answers',
    request: { query: faqQuerySchema },
    response: { status: 200, schema: dataSchema(v.array(faqSchema)) },
  },
  getTerm: {
    method: 'GET',
    path: '/terms/{kind}',
    summary: 'The terms, a policy or a consent, in the current or another version',
    request: { params: termKindSchema, query: termQuerySchema },
    response: { status: 200, schema: dataSchema(termSchema) },
  },
  listDocuments: {
    method: 'GET',
    path: '/documents',
    summary: 'Documents to download, in the requested language where available',
    request: { query: documentQuerySchema },
    response: { status: 200, schema: dataSchema(v.array(documentSchema)) },
  },
  listDocumentTypes: {
    method: 'GET',
    path: '/documents/types',
    summary: 'Types of documents',
    request: {},
    response: { status: 200, schema: dataSchema(v.array(documentTypeSchema)) },
  },
  downloadFile: {
    method: 'GET',
    path: '/files/{id}',
    summary: 'Download a file of a document, a post or an own question',
    auth: 'optional',
    request: { params: fileIdSchema },
    response: { status: 200, schema: v.undefined(), isFile: true },
  },
  listPharmacies: {
    method: 'GET',
    path: '/pharmacy/page',
    summary: 'Pharmacies that sell our products',
    request: { query: pharmacyQuerySchema },
    response: { status: 200, schema: pagedSchema(pharmacySchema) },
  },
  listRegions: {
    method: 'GET',
    path: '/pharmacy/regions',
    summary: 'Regions and stations with pharmacies',
    request: {},
    response: { status: 200, schema: dataSchema(regionsSchema) },
  },
  search: {
    method: 'GET',
    path: '/search',
    summary: 'Search products, patents, theses, news and press for every word or its initial consonants',
    request: { query: searchQuerySchema },
    response: { status: 200, schema: searchAnswerSchema },
  },
  listSuggestions: {
    method: 'GET',
    path: '/search/suggestions',
    summary: 'What a search that is being typed may mean',
    request: { query: suggestionQuerySchema },
    response: { status: 200, schema: dataSchema(suggestionsSchema) },
  },
} as const satisfies Record<string, Endpoint>;
