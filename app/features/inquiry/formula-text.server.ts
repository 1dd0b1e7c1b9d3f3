import * as v from 'valibot';
import { findInApi } from '#app/api-client/api-client.server.ts';
import { readOr } from '#app/api-client/optional-list.server.ts';
import { calculateDose } from '#app/dose/calculate-dose.ts';
import { type DoseBasis, doseBasis } from '#app/dose/dose-basis.ts';
import { formatCount, formatMass, scalesOf } from '#app/dose/dose-numbers.ts';
import { readDoseSearch } from '#app/dose/dose-search.ts';
import { type ReadDose, readDose, writeDose } from '#app/dose/read-dose.ts';
import { formatNumber, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { parseSearch, stringifySearch } from '#app/routing/search-params.ts';
import { siteOrigin } from '#app/seo/site-origin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { materialCodeSchema } from '#contract/materials.ts';
import { materialSlug } from '#rules/material-code.ts';

function linesOf(dose: ReadDose, basis: DoseBasis, slug: string): string[] {
  const { input, storage } = dose;
  if (!input) return [];
  const { serving, pack } = calculateDose(input, basis.lowerLimit, storage.trend);
  const servings = formatNumber(input.servings);
  const search = stringifySearch({ lang: getLocale(), ...writeDose(dose) });
  return [
    m.dose_line({ label: m.dose_target(), value: `${formatCount(input.target)} ${basis.unit}` }),
    m.dose_line({ label: m.dose_serving(), value: formatMass(serving) }),
    m.dose_line({ label: m.dose_pack({ servings }), value: formatMass(pack) }),
    m.dose_line({ label: m.dose_loss(), value: formatNumber(Number((input.loss * 100).toFixed(6))) }),
    m.dose_line({ label: m.dose_months(), value: `${input.months} (${storage.label})` }),
    `${siteOrigin()}/business/material/${slug}${search}#dose`,
  ];
}

/**
 * The message of an inquiry about a calculation. Only the parsed numbers of the link and facts of the material are in it,
 * so a link cannot put another text into the form.
 * @param formula code and search params of a calculation. Undefined for others.
 */
export async function formulaText(formula: string): Promise<string | undefined> {
  const [code, search = ''] = formula.split('?', 2);
  const params = v.safeParse(materialCodeSchema, { code });
  if (!params.success) return undefined;
  const found = await readOr(() => findInApi(endpoints.getMaterial, { params: params.output }), undefined);
  const { name, comparison, measurements } = found?.data ?? {};
  if (!name || !comparison || measurements === undefined) return undefined;
  const basis = doseBasis(comparison.unit, measurements);
  if (typeof basis === 'string') return undefined;
  const dose = readDose(readDoseSearch(parseSearch(search)), basis, scalesOf(getLocale()));
  const lines = linesOf(dose, basis, materialSlug(comparison.code));
  return lines.length > 0 ? [m.dose_about({ name }), '', ...lines, '', ''].join('\n') : undefined;
}
