import * as v from 'valibot';
import { callMemberApi } from '#app/api-client/member-client.server.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import {
  type FormOutcome,
  invalidFields,
  receiveForms,
  refuse,
  resultOfProblem,
} from '#app/forms/forms.server.ts';
import type { Post } from '#app/forms/posted-form.server.ts';
import { sendOnce } from '#app/forms/send-once.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { questionRequestSchema } from '#contract/mypage.ts';
import { idParamsSchema } from '#contract/paging.ts';
import { filesAfter } from './changed-files.server.ts';
import { changeForm, deleteForm, newQuestionForm } from './question-forms.ts';
import { questionFields } from './questions.schema.ts';

/** Only these fields reach the API. */
function textOf({ fields: { title = '', content = '' } }: Post) {
  return { title, content };
}

async function create(post: Post): Promise<FormOutcome> {
  const text = textOf(post);
  const errors = checkFields(questionRequestSchema, text);
  if (Object.keys(errors).length > 0) return invalidFields(errors);
  const result = await sendOnce(post, (headers) =>
    callMemberApi(endpoints.createQuestion, { body: text, files: post.files, headers }),
  );
  if (!result.ok) return resultOfProblem(result, questionFields);
  return { location: `/mypage/questions/${result.body.data.id}?done=asked` };
}

async function change(id: number, post: Post): Promise<FormOutcome> {
  const body = textOf(post);
  const errors = checkFields(questionRequestSchema, body);
  if (Object.keys(errors).length > 0) return invalidFields(errors);
  const params = { id };
  const found = await callMemberApi(endpoints.getQuestion, { params });
  if (!found.ok) return resultOfProblem(found, []);
  // Saves reading the files; the API decides it again.
  if (found.body.data.status === 'answered') return refuse('conflict');
  const changed = await filesAfter(found.body.data, post);
  if ('refused' in changed) return changed.refused;
  const { files, ...removal } = changed;
  const result = await callMemberApi(endpoints.changeQuestion, {
    params,
    body: { ...body, ...removal },
    files,
  });
  return result.ok
    ? { location: `/mypage/questions/${id}?done=changed` }
    : resultOfProblem(result, questionFields);
}

async function remove(id: number): Promise<FormOutcome> {
  const result = await callMemberApi(endpoints.deleteQuestion, { params: { id } });
  return result.ok ? { location: '/mypage/questions?done=deleted' } : resultOfProblem(result, []);
}

export function receiveNewQuestion<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, { [newQuestionForm]: create });
}

export async function receiveQuestion<T>(
  request: Request,
  params: { id: string },
  showPage: () => T,
): Promise<T | Response> {
  const parsed = v.safeParse(idParamsSchema, params);
  if (!parsed.success) return showPage();
  const { id } = parsed.output;
  return receiveForms(request, showPage, {
    [changeForm]: (post) => change(id, post),
    [deleteForm]: () => remove(id),
  });
}
