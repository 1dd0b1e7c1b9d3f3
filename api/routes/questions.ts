import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import {
  changeQuestion,
  createQuestion,
  deleteQuestion,
  getQuestion,
  listQuestions,
} from '../services/members/questions.ts';
import { paged } from './paged.ts';

export function addQuestionRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  addEndpoint(app, deps, endpoints.listQuestions, async ({ session, query }) => ({
    body: paged(await listQuestions(db, session.memberId, query), query),
  }));

  addEndpoint(app, deps, endpoints.createQuestion, async ({ session, body, files, headers }) => ({
    body: { data: await createQuestion(deps, session, body, { files, key: headers['idempotency-key'] }) },
  }));

  addEndpoint(app, deps, endpoints.getQuestion, async ({ session, params }) => ({
    body: { data: await getQuestion(db, session.memberId, params.id) },
  }));

  addEndpoint(app, deps, endpoints.changeQuestion, async ({ session, params, body, files }) => ({
    body: { data: await changeQuestion(deps, session, params.id, { ...body, files }) },
  }));

  addEndpoint(app, deps, endpoints.deleteQuestion, async ({ session, params }) => {
    await deleteQuestion(db, session, params.id);
    return { body: undefined };
  });
}
