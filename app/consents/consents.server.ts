import { readApi } from '#app/api-client/api-client.server.ts';
import type { FormResult } from '#app/forms/form-state.ts';
import { refuse } from '#app/forms/forms.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { consentKinds, isTicked } from './consents.ts';
import { readTerm } from './legal-text.server.ts';

export function readConsentTexts() {
  const texts = consentKinds.map(async (consent) => ({ ...(await readTerm(consent.kind)), ...consent }));
  return Promise.all(texts);
}

export async function refuseOldConsents(
  fields: Partial<Record<string, string>>,
): Promise<FormResult | undefined> {
  const given = consentKinds.filter(({ field }) => isTicked(fields[field]));
  const areCurrent = await Promise.all(
    given.map(async ({ kind, versionField }) => {
      const { data } = await readApi(endpoints.getTerm, { params: { kind }, query: {} });
      return data.version === fields[versionField];
    }),
  );
  return areCurrent.every(Boolean) ? undefined : refuse('consent_changed');
}
