import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { localeSchema } from '#contract/locale-schemas.ts';
import { companyDetailNames, mailTopics } from '#contract/site-settings.ts';

const entries = {
  recipients: v.optional(
    v.nullable(v.object(v.entriesFromList(mailTopics, v.optional(v.array(v.string()))))),
  ),
  switcherLocales: v.optional(v.nullable(v.array(localeSchema))),
  company: v.optional(v.nullable(v.object(v.entriesFromList(companyDetailNames, v.optional(v.string()))))),
};

/** Loose: the API answers wrong values with the field that they are in. */
const changeSchema = v.object({ ...entries, basedOn: v.object(entries) });

export const changeSettings = createServerFn({ method: 'POST' })
  .validator(validInput(changeSchema))
  .handler(({ data }) => actOnApi(endpoints.changeStaffSettings, { body: data }));
