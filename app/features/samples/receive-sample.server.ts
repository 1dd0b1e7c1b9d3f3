import * as v from 'valibot';
import { callMemberApi, readOwn } from '#app/api-client/member-client.server.ts';
import { type FormOutcome, receiveForms, resultOfProblem, wrongFields } from '#app/forms/forms.server.ts';
import { once } from '#app/forms/once.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type Sample, type SampleRequest, sampleRequestSchema } from '#contract/mypage.ts';
import { checkSampleFields, sampleFields } from './samples.schema.ts';

/** Whoever sends the same again so soon did not see the answer to the first time, or clicked twice. */
const sameWithinMs = 60_000;

/** The id of the member's newest request, where that is this one, from a moment ago. */
async function findJustRequested({ idProduct, amount, purpose }: SampleRequest): Promise<number | undefined> {
  const { data } = await readOwn(endpoints.listSamples, { query: { page: 1, size: 1 } });
  const isSame = ({ product, date, ...newest }: Sample) =>
    product.id === idProduct &&
    newest.amount === amount &&
    newest.purpose === purpose &&
    Date.now() - Date.parse(date) < sameWithinMs;
  return data.find(isSame)?.id;
}

async function store(body: SampleRequest): Promise<FormOutcome> {
  const earlier = await findJustRequested(body);
  if (earlier !== undefined) return { location: `/sample?done=${earlier}` };
  const result = await callMemberApi(endpoints.createSample, { body });
  if (!result.ok) return resultOfProblem(result, sampleFields);
  return { location: `/sample?done=${result.body.data.id}` };
}

async function request(fields: Partial<Record<string, string>>): Promise<FormOutcome> {
  const { idProduct = '', amount = '', purpose = '' } = fields;
  const given = { idProduct, amount, purpose };
  const errors = checkSampleFields(given);
  if (Object.keys(errors).length > 0) return wrongFields(errors);
  return once([requestContext().token, 'sample', given], () => store(v.parse(sampleRequestSchema, given)));
}

export function receiveSample<T>(posted: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(posted, showPage, { sample: ({ fields }) => request(fields) });
}
