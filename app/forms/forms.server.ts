import { isRedirect } from '@tanstack/react-router';
import { pageHref } from '#app/i18n/page-href.ts';
import { reportError } from '#app/server/report.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { isFieldCode, type Problem } from '#contract/problem.ts';
import {
  type FormAnswer,
  type FormErrors,
  type FormFailure,
  type FormResult,
  failureStatus,
  formNameField,
} from './form-state.ts';
import { answerPost, type Post, type PostFault } from './posted-form.server.ts';

/*
 * Forms of the member area: each is one post to its own page, with JavaScript or without. What was taken leads on to
 * another address, so that a reload sends nothing again; anything else shows the form again with what was typed.
 */

/** A form was taken and leads on to a path, without its language; or it stays, and says why. */
export type FormOutcome = { location: string } | FormResult;

export type FormHandler = (post: Post) => Promise<FormOutcome>;

/** Fields that are never shown again. */
const secretFields: ReadonlySet<string> = new Set(['password', 'current', 'next']);

export function refuse(failure: FormFailure, more: Omit<Partial<FormResult>, 'failure'> = {}): FormResult {
  return { errors: {}, failure, ...more };
}

export function wrongFields(errors: FormErrors): FormResult {
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

/**
 * What a problem of the API means for a form.
 * @param fields the form's own: a wrong field that is none of them is a failure of ours
 */
export function resultOfProblem(
  { problem, retryAfter }: { problem: Problem; retryAfter: number | undefined },
  fields: readonly string[],
): FormResult {
  const known = (problem.errors ?? []).filter(({ path }) => fields.includes(path));
  if (known.length > 0) {
    const errors = known.map(({ path, code }) => [path, isFieldCode(code) ? code : 'invalid'] as const);
    return wrongFields(Object.fromEntries(errors));
  }
  const { rejoinAt } = problem;
  return refuse(problemFailures[problem.code] ?? 'failed', {
    retryAfter,
    ...(rejoinAt && { facts: { rejoinAt } }),
  });
}

/** Whether the script of the page asks, rather than the browser for a page. */
function wantsJson(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('application/json');
}

function resultOfFault(fault: PostFault): FormResult {
  if (fault === 'too_many_files') return wrongFields({ files: 'too_many_files' });
  return refuse(fault === 'too_large' ? 'too_large' : 'failed');
}

/** Runs a form's handler. Whatever goes wrong is an outcome: what was typed must not get lost. */
async function outcomeOf(handle: FormHandler, post: Post): Promise<FormOutcome> {
  if (post.fault) return resultOfFault(post.fault);
  try {
    return await handle(post);
  } catch (error) {
    if (isRedirect(error)) return refuse('signed_out');
    reportError(error);
    // The page itself is there; only this was not done.
    delete requestContext().failure;
    return refuse('failed');
  }
}

function shownAgain(fields: Post['fields']): Post['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !secretFields.has(name)));
}

function statusOf({ errors, failure }: FormResult): number {
  if (failure) return failureStatus[failure];
  return Object.keys(errors).length > 0 ? 400 : 200;
}

function goOn(path: string): Response {
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

/**
 * Takes the forms of a page.
 * @param forms by name; the first one is meant where a post names none
 * @param showPage renders the page, which finds in `requestContext().postedForm` what to show again
 */
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
    if ('location' in outcome) return goOn(outcome.location);
    // A page of members has nothing to show to somebody who is none any more.
    if (outcome.failure === 'signed_out') return goOn('/');
    const context = requestContext();
    const values = shownAgain(post.fields);
    const fileNames = post.files.map((file) => file.name);
    context.status = statusOf(outcome);
    context.postedForm = { ...outcome, name, values, hidden: values, fileNames };
    return showPage();
  });
}

/** What a form of this page has to show again; undefined for one that is opened anew. */
export function postedForm(name: string) {
  const { postedForm: posted } = requestContext();
  return posted?.name === name ? posted : undefined;
}
