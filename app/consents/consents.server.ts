import { findInApi } from '#app/api-client/api-client.server.ts';
import type { FormResult } from '#app/forms/form-state.ts';
import { refuse } from '#app/forms/forms.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { consentKinds, isTicked } from './consents.ts';
import { findTerm, readTerm } from './legal-text.server.ts';

export async function readConsentTexts() {
  const texts = consentKinds.map(async (consent) => {
    const term = await (consent.isRequired ? readTerm(consent.kind) : findTerm(consent.kind));
    return term ? [{ ...term, ...consent }] : [];
  });
  return (await Promise.all(texts)).flat();
}

export async function refuseOldConsents(
  fields: Partial<Record<string, string>>,
): Promise<FormResult | undefined> {
  const given = consentKinds.filter(({ field }) => isTicked(fields[field]));
  const areCurrent = await Promise.all(
    given.map(async ({ kind, versionField }) => {
      const current = await findInApi(endpoints.getTerm, { params: { kind }, query: {} });
      return current !== undefined && current.data.version === fields[versionField];
    }),
  );
  return areCurrent.every(Boolean) ? undefined : refuse('consent_changed');
}
