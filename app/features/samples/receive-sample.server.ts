import * as v from 'valibot';
import { callMemberApi } from '#app/api-client/member-client.server.ts';
import { type FormOutcome, invalidFields, receiveForms, resultOfProblem } from '#app/forms/forms.server.ts';
import type { Post } from '#app/forms/posted-form.server.ts';
import { sendOnce } from '#app/forms/send-once.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { sampleFormSchema } from '#contract/mypage.ts';
import { checkSampleFields, sampleFields, sampleOf } from './samples.schema.ts';

async function request(post: Post): Promise<FormOutcome> {
  const texts = sampleFields.map((name) => [name, post.fields[name] ?? '']);
  const given = sampleOf(Object.fromEntries(texts));
  const errors = checkSampleFields(given);
  if (Object.keys(errors).length > 0) return invalidFields(errors);
  const body = v.parse(sampleFormSchema, given);
  const result = await sendOnce(post, (headers) => callMemberApi(endpoints.createSample, { body, headers }));
  if (!result.ok) return resultOfProblem(result, sampleFields);
  return { location: `/sample?done=${result.body.data.id}` };
}

export function receiveSample<T>(posted: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(posted, showPage, { sample: request });
}
