import { findInApi } from '#app/api-client/api-client.server.ts';
import { unlessBroken } from '#app/api-client/optional-list.server.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { joinTerms } from '#app/content/joined-terms.ts';
import {
  cellsIn,
  chanceOf,
  makeChamber,
  shownSquare,
  squareMillimetres,
  squareName,
} from '#app/counting-chamber/chamber.ts';
import { type FlowCount, flowCountOf } from '#app/counting-chamber/flow-count.ts';
import { formatCount, formatPercent } from '#app/dose/dose-numbers.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { endpoints } from '#contract/endpoints.ts';
import type { Product } from '#contract/products.ts';
import { materialSlug } from '#rules/material-code.ts';

function draw(code: string, slug: string, flow: FlowCount) {
  const chamber = makeChamber(flow.count);
  const counted = cellsIn(chamber, shownSquare);
  const name = squareName(shownSquare);
  return {
    slug,
    ...flow,
    lead: joinTerms(
      m.count_lead({
        name: code,
        dilution: formatNumber(chamber.dilution),
        size: squareMillimetres.map(formatNumber).join(' × '),
        one: formatCount(chamber.perCell),
      }),
    ),
    picture: m.count_picture({ square: name }),
    still: joinTerms(
      m.count_still({
        square: name,
        cells: formatNumber(counted),
        result: formatCount(counted * chamber.perCell),
        chance: formatPercent(chanceOf(counted)),
        events: formatNumber(flow.events),
        flow: formatCount(flow.count),
        flowChance: formatPercent(chanceOf(flow.events)),
      }),
    ),
  };
}

const readDrawn = contentRead(async (code: string) => {
  const slug = materialSlug(code);
  // Lists have no measurements.
  const found = await unlessBroken(findInApi(endpoints.getMaterial, { params: { code: slug } }));
  const flow = found && flowCountOf(found.data);
  return { drawn: flow && draw(code, slug, flow) };
});

/** The chamber of the leading material, with its texts. Undefined where flow cytometry counted nothing. */
export async function readChamber(lead: Product | undefined) {
  const code = lead?.comparison?.code;
  return code === undefined ? undefined : (await readDrawn(code)).drawn;
}

export type ShownChamber = ReturnType<typeof draw>;
