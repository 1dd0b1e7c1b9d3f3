import * as v from 'valibot';
import { checkFields } from '#app/forms/check-fields.ts';
import { type FormResult, noFailure } from '#app/forms/form-state.ts';
import { invalidFields, resultOfProblem } from '#app/forms/forms.server.ts';
import { type codeSentSchema, mobileSchema } from '#contract/members.ts';
import type { Problem } from '#contract/problem.ts';
import {
  codeSeconds,
  maxCodeTries,
  type PhoneCode,
  readPhoneCode,
  writePhoneCode,
} from './phone-code-state.ts';

type Fields = Partial<Record<string, string>>;

type Sent =
  | { ok: true; body: { data: v.InferOutput<typeof codeSentSchema> } }
  | { ok: false; problem: Problem; retryAfter: number | undefined };

function secondsUntil(moment: string): number {
  const seconds = Math.ceil((Date.parse(moment) - Date.now()) / 1000);
  return Math.max(0, Math.min(codeSeconds, seconds));
}

function withCode(result: FormResult, code: PhoneCode): FormResult {
  const codeLeft = secondsUntil(code.codeExpiresAt);
  return { ...result, context: { ...result.context, ...writePhoneCode({ ...code, codeLeft }) } };
}

export function withUnchangedCode(result: FormResult, fields: Fields): FormResult {
  const code = readPhoneCode(fields);
  return code ? withCode(result, code) : result;
}

export async function sendPhoneCode(
  fields: Fields,
  send: (body: v.InferOutput<typeof mobileSchema>) => Promise<Sent>,
): Promise<FormResult> {
  const given = v.safeParse(mobileSchema, fields);
  if (!given.success) return withUnchangedCode(invalidFields(checkFields(mobileSchema, fields)), fields);
  const result = await send(given.output);
  if (!result.ok) return withUnchangedCode(resultOfProblem(result, ['mobile']), fields);
  const { expiresAt } = result.body.data;
  return withCode(noFailure, { codeTo: given.output.mobile, codeExpiresAt: expiresAt, codeWrong: 0 });
}

export function resultOfCode(result: FormResult, fields: Fields): FormResult {
  const code = readPhoneCode(fields);
  if (!code) return result;
  const { codeRight: _before, ...rest } = code;
  const { failure, errors } = result;
  // The API sends these only after a correct code.
  if (failure === 'email_taken' || failure === 'rejoin')
    return withCode(result, { ...rest, codeRight: 'true' });
  if (errors.code)
    return withCode(result, { ...rest, codeWrong: Math.min(code.codeWrong + 1, maxCodeTries) });
  const isLocked = code.codeWrong === maxCodeTries;
  if (failure === 'expired' && !isLocked)
    return withCode(result, { ...rest, codeExpiresAt: new Date().toISOString() });
  return withCode(result, code);
}
