import { findInApi } from '#app/api-client/api-client.server.ts';
import { readOr } from '#app/api-client/optional-list.server.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import { companyDetails, readSettings } from './shown-company.server.ts';

export type ReadableCompany = {
  name: string | undefined;
  address: string;
  phone: string | undefined;
  email: string | undefined;
};

async function readFirstSite(): Promise<string> {
  const details = await readOr(async () => (await findInApi(endpoints.listDetails, {}))?.data ?? [], []);
  return details.find(({ section }) => section === 'site')?.text ?? '';
}

export const readCompany = contentRead(async ({ locale }: { locale: Locale }): Promise<ReadableCompany> => {
  const [settings, address] = await Promise.all([readSettings(), readFirstSite()]);
  const { name, address: ownAddress, phone, email } = companyDetails(settings);
  // The settings have one text for all languages.
  const isReadable = (text: string | undefined) =>
    locale === 'ko-KR' || !/\p{Script=Hangul}/u.test(text ?? '');
  return {
    name: isReadable(name) ? name : undefined,
    address: isReadable(ownAddress) ? (ownAddress ?? address) : address,
    ...{ phone, email },
  };
});
