import { staffProblem } from '#app/dashboard/forms/staff-problem.server.ts';
import { callStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { type FormHandler, type FormOutcome, invalidFields, refuse } from '#app/forms/forms.server.ts';
import type { Post } from '#app/forms/posted-form.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type ImportPlan, planContext } from './import-plans.ts';

type Files = Post['files'];

type Answer = Awaited<ReturnType<typeof sendPharmacies>> | Awaited<ReturnType<typeof sendLots>>;

function sendPharmacies({ fields }: Post, files: Files) {
  const body = { closesMissing: fields.closesMissing === 'true', digest: fields.digest ?? '' };
  return callStaffApi(endpoints.importPharmacies, { body, files });
}

function sendLots({ fields }: Post, files: Files) {
  return callStaffApi(endpoints.importLots, { body: { digest: fields.digest ?? '' }, files });
}

/** A dry run, or with its digest the import. The plan is in the context of the result. */
function importWith(send: (post: Post, files: Files) => Promise<Answer>): FormHandler {
  return async (post): Promise<FormOutcome> => {
    const chosen = post.files.filter(({ name }) => name !== '');
    if (chosen.length === 0) return invalidFields({ files: 'required' });
    const result = await send(post, chosen);
    if (!result.ok)
      return result.problem.code === 'conflict' ? refuse('changed') : staffProblem(result, ['files']);
    const plan: ImportPlan = result.body.data;
    return { errors: {}, failure: undefined, context: { [planContext]: JSON.stringify(plan) } };
  };
}

export const importPharmacies = importWith(sendPharmacies);

export const importLots = importWith(sendLots);
