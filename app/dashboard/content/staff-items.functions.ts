import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { idSchema } from '#contract/paging.ts';
import { checkItemSchema, previewRequestSchema } from '#contract/staff-content-findings.ts';
import {
  itemQuerySchema,
  newItemSchema,
  revisionSchema,
  saveItemSchema,
  scheduleItemSchema,
} from '#contract/staff-content-requests.ts';

export const createContentItem = createServerFn({ method: 'POST' })
  .validator(validInput(newItemSchema))
  .handler(({ data: body }) => actOnApi(endpoints.createItem, { body }));

export const saveContentDraft = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ id: idSchema, ...saveItemSchema.entries })))
  .handler(({ data: { id, ...body } }) => actOnApi(endpoints.saveItem, { params: { id }, body }));

const actsAtRevision = {
  discard: endpoints.discardDraft,
  publish: endpoints.publishItem,
  unschedule: endpoints.unscheduleItem,
  unpublish: endpoints.unpublishItem,
  trash: endpoints.trashItem,
  restore: endpoints.restoreItem,
} as const;

export type ItemCommand = keyof typeof actsAtRevision;

const itemCommands = Object.keys(actsAtRevision) as ItemCommand[];

/** All acts that need the revision only. */
export const changeContentItem = createServerFn({ method: 'POST' })
  .validator(
    validInput(v.object({ id: idSchema, command: v.picklist(itemCommands), ...revisionSchema.entries })),
  )
  .handler(({ data: { id, command, ...body } }) =>
    actOnApi(actsAtRevision[command], { params: { id }, body }),
  );

export const scheduleContentItem = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ id: idSchema, ...scheduleItemSchema.entries })))
  .handler(({ data: { id, ...body } }) => actOnApi(endpoints.scheduleItem, { params: { id }, body }));

export const revertContentItem = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ id: idSchema, number: idSchema, ...revisionSchema.entries })))
  .handler(({ data: { revision, ...params } }) =>
    actOnApi(endpoints.revertItem, { params, body: { revision } }),
  );

export const deleteContentItem = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ id: idSchema })))
  .handler(({ data: params }) => actOnApi(endpoints.deleteItem, { params }));

export const checkContentItem = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ id: idSchema, ...checkItemSchema.entries })))
  .handler(({ data: { id, ...body } }) => actOnApi(endpoints.checkItem, { params: { id }, body }));

export const previewContentItem = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ id: idSchema, ...previewRequestSchema.entries })))
  .handler(({ data: { id, ...body } }) => actOnApi(endpoints.previewItem, { params: { id }, body }));

/** An act, not a query: an ended session opens the sign-in dialog, and the text stays. */
export const readContentItem = createServerFn({ method: 'GET' })
  .validator(validInput(v.object({ id: idSchema })))
  .handler(({ data: params }) => actOnApi(endpoints.getItem, { params }));

export const findContentItems = createServerFn({ method: 'GET' })
  .validator(validInput(itemQuerySchema))
  .handler(({ data: query }) => actOnApi(endpoints.listItems, { query }));
