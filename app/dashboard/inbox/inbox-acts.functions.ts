import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { problemOf } from '#app/dashboard/acts/staff-result.ts';
import { endpoints } from '#contract/endpoints.ts';
import {
  batchParamsSchema,
  inboxAssignSchema,
  inboxBulkSchema,
  inboxParamsSchema,
  inboxPartParamsSchema,
  inboxPresenceSchema,
  inboxRevisionSchema,
  inboxStateSchema,
  nextStatuses,
} from '#contract/inbox-work.ts';

const item = inboxParamsSchema.entries;
const part = inboxPartParamsSchema.entries;

/** The API checks the texts and names the errors. */
const text = v.string();

export const changeState = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ ...item, ...inboxStateSchema.entries })))
  .handler(({ data: { reference, ...body } }) =>
    actOnApi(endpoints.changeInboxState, { params: { reference }, body }),
  );

export const closeItems = createServerFn({ method: 'POST' })
  .validator(validInput(inboxBulkSchema))
  .handler(({ data: body }) => actOnApi(endpoints.closeInboxItems, { body }));

export const undoClosing = createServerFn({ method: 'POST' })
  .validator(validInput(batchParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.undoInboxClosing, { params }));

export const assignItem = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ ...item, ...inboxAssignSchema.entries })))
  .handler(({ data: { reference, ...body } }) =>
    actOnApi(endpoints.assignInboxItem, { params: { reference }, body }),
  );

export const markAsRead = createServerFn({ method: 'POST' })
  .validator(validInput(inboxParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.readInboxItem, { params }));

export const markAsUnread = createServerFn({ method: 'POST' })
  .validator(validInput(inboxParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.unreadInboxItem, { params }));

export const watchItem = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ ...item, ...inboxPresenceSchema.entries })))
  .handler(({ data: { reference, ...body } }) =>
    actOnApi(endpoints.watchInboxItem, { params: { reference }, body }),
  );

const note = v.object({ ...item, ...inboxRevisionSchema.entries, content: text });

export const addNote = createServerFn({ method: 'POST' })
  .validator(validInput(note))
  .handler(({ data: { reference, ...body } }) =>
    actOnApi(endpoints.addInboxNote, { params: { reference }, body }),
  );

export const changeNote = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ ...note.entries, ...part })))
  .handler(({ data: { reference, id, ...body } }) =>
    actOnApi(endpoints.changeInboxNote, { params: { reference, id }, body }),
  );

export const deleteNote = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ ...part, ...inboxRevisionSchema.entries })))
  .handler(({ data: { reference, id, ...query } }) =>
    actOnApi(endpoints.deleteInboxNote, { params: { reference, id }, query }),
  );

export const resendAnswer = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ ...part, ...inboxRevisionSchema.entries })))
  .handler(({ data: { reference, id, ...body } }) =>
    actOnApi(endpoints.resendInboxAnswer, { params: { reference, id }, body }),
  );

export const previewAnswer = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ ...item, text })))
  .handler(({ data: { reference, ...body } }) =>
    actOnApi(endpoints.previewInboxAnswer, { params: { reference }, body }),
  );

const sampleEntries = { status: v.picklist(nextStatuses), note: text, carrier: text, trackingNumber: text };

type Sample = v.InferOutput<v.ObjectSchema<typeof sampleEntries, undefined>>;

/** The API takes a parcel without a number, which older clients send. Staff give the number that the mail tells. */
function missingNumber({ status, trackingNumber }: Sample) {
  if (status !== 'sent' || trackingNumber.trim() !== '') return undefined;
  const errors = { trackingNumber: 'required' as const };
  return { ok: false as const, problem: { ...problemOf('validation_failed'), errors } };
}

export const changeSample = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ ...item, ...inboxRevisionSchema.entries, ...sampleEntries })))
  .handler(
    ({ data: { reference, ...body } }) =>
      missingNumber(body) ?? actOnApi(endpoints.changeInboxSample, { params: { reference }, body }),
  );

export const previewSample = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ ...item, ...sampleEntries })))
  .handler(({ data: { reference, ...body } }) =>
    actOnApi(endpoints.previewSampleMail, { params: { reference }, body }),
  );
