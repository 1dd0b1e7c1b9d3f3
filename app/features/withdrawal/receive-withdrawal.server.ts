import * as v from 'valibot';
import { callMemberApi } from '#app/api-client/member-client.server.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import { type FormOutcome, invalidFields, receiveForms, resultOfProblem } from '#app/forms/forms.server.ts';
import { clearToken } from '#app/session/session-cookie.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { withdrawalSchema } from '#contract/withdrawal.ts';
import { rejoinDay } from './rejoin-day.server.ts';
import { withdrawalOf } from './withdrawal.schema.ts';

const fieldNames = ['agree', 'reason', 'comment', 'confirm', 'password'];

async function leave(fields: Partial<Record<string, string>>): Promise<FormOutcome> {
  const given = withdrawalOf(fields);
  const parsed = v.safeParse(withdrawalSchema, given);
  if (!parsed.success) return invalidFields(checkFields(withdrawalSchema, given));
  const result = await callMemberApi(endpoints.withdraw, { body: parsed.output });
  if (!result.ok) return resultOfProblem(result, fieldNames);
  clearToken();
  return { location: `/goodbye?until=${rejoinDay()}` };
}

export function receiveWithdrawal<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, { withdrawal: ({ fields }) => leave(fields) });
}
