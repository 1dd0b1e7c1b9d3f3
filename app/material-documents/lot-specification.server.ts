import { findInApi } from '#app/api-client/api-client.server.ts';
import { unlessBroken } from '#app/api-client/optional-list.server.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import type { LotSpecification } from '#app/components/products/lot-rows.ts';
import { endpoints } from '#contract/endpoints.ts';
import { materialSlug } from '#rules/material-code.ts';

type Found = { specification?: LotSpecification };

const readSpecification = contentRead(async (code: string): Promise<Found> => {
  const found = await findInApi(endpoints.getMaterial, { params: { code: materialSlug(code) } });
  const sheet = found?.data.measurements;
  if (!sheet || sheet.lowerLimit === null) return {};
  return { specification: { lowerLimit: sheet.lowerLimit, revision: sheet.revision } };
});

/** The lower limit of today's data sheet. Empty for a material without one. @param code of the material */
export async function readLotSpecification(code: string): Promise<Found> {
  return (await unlessBroken(readSpecification(code))) ?? {};
}
