import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { monthParamsSchema } from '#contract/access-records.ts';
import { endpoints } from '#contract/endpoints.ts';

export const verifyRecords = createServerFn({ method: 'POST' }).handler(() =>
  actOnApi(endpoints.verifyAccessRecords, {}),
);

const review = v.object({
  ...monthParamsSchema.entries,
  finding: v.pipe(v.string(), v.maxLength(10_000)),
});

/** The API checks the finding. */
export const signReview = createServerFn({ method: 'POST' })
  .validator(validInput(review))
  .handler(({ data: { month, finding } }) =>
    actOnApi(endpoints.reviewRecordMonth, { params: { month }, body: { finding } }),
  );
