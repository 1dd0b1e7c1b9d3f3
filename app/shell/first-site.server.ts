import { findInApi } from '#app/api-client/api-client.server.ts';
import { readOr } from '#app/api-client/optional-list.server.ts';
import { endpoints } from '#contract/endpoints.ts';

export async function readFirstSite(): Promise<string> {
  const details = await readOr(async () => (await findInApi(endpoints.listDetails, {}))?.data ?? [], []);
  return details.find(({ section }) => section === 'site')?.text ?? '';
}
