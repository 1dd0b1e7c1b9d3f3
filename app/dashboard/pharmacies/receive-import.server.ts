import { staffProblem } from '#app/dashboard/forms/staff-problem.server.ts';
import { callStaffApi } from '#app/dashboard/session/staff-client.server.ts';
import { type FormOutcome, invalidFields, refuse } from '#app/forms/forms.server.ts';
import type { Post } from '#app/forms/posted-form.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { planContext } from './import-plan-context.ts';

/** A dry run, or with its digest the import. The plan is in the context of the result. */
export async function importPharmacies({ fields, files }: Post): Promise<FormOutcome> {
  const chosen = files.filter(({ name }) => name !== '');
  if (chosen.length === 0) return invalidFields({ files: 'required' });
  const body = { closesMissing: fields.closesMissing === 'true', digest: fields.digest ?? '' };
  const result = await callStaffApi(endpoints.importPharmacies, { body, files: chosen });
  if (!result.ok)
    return result.problem.code === 'conflict' ? refuse('changed') : staffProblem(result, ['files']);
  const plan = JSON.stringify(result.body.data);
  return { errors: {}, failure: undefined, context: { [planContext]: plan } };
}
