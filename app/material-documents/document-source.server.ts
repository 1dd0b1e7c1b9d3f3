import { findInApi } from '#app/api-client/api-client.server.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { type ReadableCompany, readCompany } from '#app/shell/readable-company.server.ts';
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
  company: ReadableCompany;
};

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
