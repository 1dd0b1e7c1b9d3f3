import type { Endpoint } from './endpoint.ts';
import { batchParamsSchema, inboxBulkSchema, inboxClosedSchema, inboxRestoredSchema } from './inbox-work.ts';
import { dataSchema } from './paging.ts';

export const staffInboxClosingEndpoints = {
  closeInboxItems: {
    method: 'POST',
    path: '/staff/inbox/closings',
    summary: 'Close many items, by selection or by filter',
    staff: 'inbox.close',
    request: { body: inboxBulkSchema },
    response: { status: 200, schema: dataSchema(inboxClosedSchema) },
  },
  undoInboxClosing: {
    method: 'DELETE',
    path: '/staff/inbox/closings/{batch}',
    summary: 'Undo an own closing of items that did not change since',
    staff: 'inbox.close',
    request: { params: batchParamsSchema },
    response: { status: 200, schema: dataSchema(inboxRestoredSchema) },
  },
} as const satisfies Record<string, Endpoint>;
