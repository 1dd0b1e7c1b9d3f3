import { type Endpoint, nothing } from './endpoint.ts';
import { dataSchema, idParamsSchema } from './paging.ts';
import {
  announceTermSchema,
  staffTermSchema,
  staffTermsSchema,
  termDraftChangeSchema,
  termDraftSchema,
} from './staff-terms.ts';
import { termKindSchema } from './terms.ts';

const draft = { status: 200, schema: dataSchema(termDraftSchema) } as const;

export const staffTermEndpoints = {
  listTermsAsStaff: {
    method: 'GET',
    path: '/staff/terms',
    summary: 'All versions of the legal texts, with how many people agreed to each',
    staff: 'terms.read',
    request: {},
    response: { status: 200, schema: dataSchema(staffTermsSchema) },
  },
  getTermAsStaff: {
    method: 'GET',
    path: '/staff/terms/{id}',
    summary: 'A version in all languages, with the version before',
    staff: 'terms.read',
    request: { params: idParamsSchema },
    response: { status: 200, schema: dataSchema(staffTermSchema) },
  },
  getTermDraft: {
    method: 'GET',
    path: '/staff/terms/drafts/{kind}',
    summary: 'The draft of the next version',
    staff: 'terms.draft',
    request: { params: termKindSchema },
    response: draft,
  },
  startTermDraft: {
    method: 'POST',
    path: '/staff/terms/drafts/{kind}',
    summary: 'Start a draft with the texts of the last version',
    staff: 'terms.draft',
    request: { params: termKindSchema },
    response: { status: 201, schema: dataSchema(termDraftSchema) },
    problems: ['conflict'],
  },
  changeTermDraft: {
    method: 'PUT',
    path: '/staff/terms/drafts/{kind}',
    summary: 'Change the draft',
    staff: 'terms.draft',
    request: { params: termKindSchema, body: termDraftChangeSchema },
    response: draft,
    problems: ['conflict'],
  },
  discardTermDraft: {
    method: 'DELETE',
    path: '/staff/terms/drafts/{kind}',
    summary: 'Discard the draft',
    staff: 'terms.draft',
    request: { params: termKindSchema },
    response: nothing,
  },
  announceTerm: {
    method: 'POST',
    path: '/staff/terms/drafts/{kind}/announce',
    summary: 'Publish the draft as the next version and mail members about it',
    staff: 'terms.announce',
    request: { params: termKindSchema, body: announceTermSchema },
    response: { status: 201, schema: dataSchema(staffTermSchema) },
    problems: ['conflict'],
  },
} as const satisfies Record<string, Endpoint>;
