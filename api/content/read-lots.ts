import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { lotFields } from '#contract/lots.ts';
import { materialCodeSchema } from '#contract/materials.ts';
import { ContentError } from './content-error.ts';
import { readYaml } from './parse-content.ts';
import { wrongDate } from './store-lots.ts';

const lotSchema = v.strictObject({
  ...lotFields,
  deviation: v.optional(lotFields.deviation, null),
  material: materialCodeSchema.entries.code,
  releaseLimit: v.optional(lotFields.count),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export type ContentLot = v.InferOutput<typeof lotSchema>;

export function readLots(root: string): ContentLot[] {
  const file = join(root, 'lots.yaml');
  const lots = existsSync(file) ? readYaml(file, v.array(lotSchema)) : [];
  const seen = new Set<string>();
  for (const lot of lots) {
    if (seen.has(lot.number)) throw new ContentError(`${file}: has ${lot.number} twice`);
    seen.add(lot.number);
    const wrong = wrongDate(lot);
    if (wrong) throw new ContentError(`${file}: ${lot.number}: ${wrong} is too early`);
    if ((lot.releaseLimit === undefined) !== (lot.revision === undefined))
      throw new ContentError(`${file}: ${lot.number}: releaseLimit and revision need each other`);
  }
  return lots;
}
