import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { localeSchema } from '#contract/locale-schemas.ts';
import { idSchema } from '#contract/paging.ts';
import { replyRevisionSchema } from '#contract/replies.ts';

/** The API checks the name and the texts, and names the errors. */
const reply = { name: v.string(), texts: v.record(localeSchema, v.string()) };

const existing = { id: idSchema, ...replyRevisionSchema.entries };

export const createReply = createServerFn({ method: 'POST' })
  .validator(validInput(v.object(reply)))
  .handler(({ data: body }) => actOnApi(endpoints.createReply, { body }));

export const changeReply = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ ...existing, ...reply })))
  .handler(({ data: { id, ...body } }) => actOnApi(endpoints.changeReply, { params: { id }, body }));

export const deleteReply = createServerFn({ method: 'POST' })
  .validator(validInput(v.object(existing)))
  .handler(({ data: { id, ...query } }) => actOnApi(endpoints.deleteReply, { params: { id }, query }));
