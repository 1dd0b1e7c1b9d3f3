import { findInApi } from '#app/api-client/api-client.server.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { readFirstSite } from '#app/shell/first-site.server.ts';
import { companyDetails, readSettings } from '#app/shell/shown-company.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { CompleteLocale } from '#contract/locales.ts';
import type { Material } from '#contract/materials.ts';
import { materialSlug } from '#rules/material-code.ts';

export type DocumentSource = {
  material: Omit<Material, 'comparison' | 'measurements'> & {
    comparison: NonNullable<Material['comparison']>;
    measurements: NonNullable<Material['measurements']>;
  };
  slug: string;
  company: {
    name: string | undefined;
    address: string;
    phone: string | undefined;
    email: string | undefined;
  };
};

/** As a document in the language names it. */
export const readCompany = contentRead(
  async ({ locale }: { locale: CompleteLocale }): Promise<DocumentSource['company']> => {
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
  },
);

const none = { source: undefined };

/** Undefined without a revision, and where the texts would be in another language. */
export const readSource = contentRead(
  async ({
    slug,
    locale,
  }: {
    slug: string;
    locale: CompleteLocale;
  }): Promise<{
    source: DocumentSource | undefined;
  }> => {
    const found = await findInApi(endpoints.getMaterial, { params: { code: slug } });
    if (!found) return none;
    const { comparison, measurements, ...material } = found.data;
    if (!comparison || !measurements || material.locale !== locale) return none;
    if (materialSlug(comparison.code) !== slug) return none;
    return {
      source: {
        material: { ...material, comparison, measurements },
        slug,
        company: await readCompany({ locale }),
      },
    };
  },
);
