import { isRedirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { pageHref } from '#app/i18n/page-href.ts';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { fieldCodeSchema } from '#contract/field-codes.ts';
import type { Problem } from '#contract/problem.ts';
import {
  type FormAnswer,
  type FormErrors,
  type FormFailure,
  type FormResult,
  failureStatus,
  formNameField,
} from './form-state.ts';
import { answerPost, type Post, type PostFault } from './posted-form.server.ts';

/** Success with a path to redirect to, without its language; or the failure. */
export type FormOutcome = { location: string } | FormResult;

export type FormHandler = (post: Post) => Promise<FormOutcome>;

const secretFields: ReadonlySet<string> = new Set(['password', 'current', 'next']);

export function refuse(failure: FormFailure, more: Omit<Partial<FormResult>, 'failure'> = {}): FormResult {
  return { errors: {}, failure, ...more };
}

export function invalidFields(errors: FormErrors): FormResult {
  return { errors, failure: undefined };
}

const problemFailures: Partial<Record<string, FormFailure>> = {
  invalid_credentials: 'incorrect',
  unauthenticated: 'signed_out',
  captcha_failed: 'captcha',
  conflict: 'conflict',
  not_found: 'not_found',
  code_expired: 'expired',
  email_taken: 'email_taken',
  rejoin_too_soon: 'rejoin',
  account_withdrawn: 'withdrawn',
  payload_too_large: 'too_large',
  too_many_requests: 'too_many',
};

/** An error in a field that is not in `fields` is a server error. `override` has this form's own failures by code. */
export function resultOfProblem(
  { problem, retryAfter }: { problem: Problem; retryAfter: number | undefined },
  fields: readonly string[],
  override: Partial<Record<string, FormFailure>> = {},
): FormResult {
  const known = (problem.errors ?? []).filter(({ path }) => fields.includes(path));
  if (known.length > 0) {
    const errors = known.map(
      ({ path, code }) => [path, v.is(fieldCodeSchema, code) ? code : 'invalid'] as const,
    );
    return invalidFields(Object.fromEntries(errors));
  }
  const { rejoinAt } = problem;
  return refuse(override[problem.code] ?? problemFailures[problem.code] ?? 'failed', {
    retryAfter,
    ...(rejoinAt && { context: { rejoinAt } }),
  });
}

export function wantsJson(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('application/json');
}

export function resultOfFault(fault: PostFault): FormResult {
  if (fault === 'too_many_files') return invalidFields({ files: 'too_many_files' });
  return refuse(fault === 'too_large' ? 'too_large' : 'failed');
}

async function outcomeOf(handle: FormHandler, post: Post): Promise<FormOutcome> {
  if (post.fault) return resultOfFault(post.fault);
  try {
    return await handle(post);
  } catch (error) {
    if (isRedirect(error)) return refuse('signed_out');
    reportError(error);
    delete requestContext().failure;
    return refuse('failed');
  }
}

function withoutSecrets(fields: Post['fields']): Post['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !secretFields.has(name)));
}

function statusOf({ errors, failure }: FormResult): number {
  if (failure) return failureStatus[failure];
  return Object.keys(errors).length > 0 ? 400 : 200;
}

function redirectTo(path: string): Response {
  return new Response(null, { status: 303, headers: { location: pageHref(path) } });
}

function answerScript(outcome: FormOutcome): Response {
  if ('location' in outcome) {
    const location = pageHref(outcome.location);
    return Response.json({ ok: true, location } satisfies FormAnswer);
  }
  requestContext().status = statusOf(outcome);
  return Response.json({ ok: false, ...outcome } satisfies FormAnswer);
}

/** The first of `forms` is the default. The page reads `requestContext().postedForm`. */
export function receiveForms<T>(
  request: Request,
  showPage: () => T,
  forms: Record<string, FormHandler>,
): Promise<T | Response> {
  return answerPost(request, async (post) => {
    const name = post.fields[formNameField] ?? Object.keys(forms)[0] ?? '';
    const handle = Object.hasOwn(forms, name) ? forms[name] : undefined;
    const outcome = handle ? await outcomeOf(handle, post) : refuse('again');
    if (wantsJson(request)) return answerScript(outcome);
    if ('location' in outcome) return redirectTo(outcome.location);
    if (outcome.failure === 'signed_out') return redirectTo('/');
    const context = requestContext();
    const values = withoutSecrets(post.fields);
    const fileNames = post.files.map((file) => file.name);
    context.status = statusOf(outcome);
    context.postedForm = { ...outcome, name, values, hidden: values, fileNames };
    return showPage();
  });
}

export function postedForm(name: string) {
  const { postedForm: posted } = requestContext();
  return posted?.name === name ? posted : undefined;
}
