import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { callStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { announceTermSchema, termDraftChangeSchema, termTextMaxLengths } from '#contract/staff-terms.ts';
import { termKindSchema } from '#contract/terms.ts';

export const startDraft = createServerFn({ method: 'POST' })
  .validator(validInput(termKindSchema))
  .handler(({ data: params }) => actOnApi(endpoints.startTermDraft, { params }));

export const discardDraft = createServerFn({ method: 'POST' })
  .validator(validInput(termKindSchema))
  .handler(({ data: params }) => actOnApi(endpoints.discardTermDraft, { params }));

const change = v.object({ ...termKindSchema.entries, draft: termDraftChangeSchema });

export const saveDraft = createServerFn({ method: 'POST' })
  .validator(validInput(change))
  .handler(({ data: { kind, draft } }) =>
    actOnApi(endpoints.changeTermDraft, { params: { kind }, body: draft }),
  );

const announcement = v.object({ ...termKindSchema.entries, ...announceTermSchema.entries });

export const announceDraft = createServerFn({ method: 'POST' })
  .validator(validInput(announcement))
  .handler(({ data: { kind, ...body } }) => actOnApi(endpoints.announceTerm, { params: { kind }, body }));

const text = v.object({ content: v.pipe(v.string(), v.maxLength(termTextMaxLengths.content * 2)) });

/** The text as the site shows it. */
export const previewText = createServerFn({ method: 'POST' })
  .validator(validInput(text))
  .handler(async ({ data: { content } }) => {
    // Also refuses a person without a session.
    await callStaffApi(endpoints.getStaffMe, {});
    return renderMarkdown(content);
  });
