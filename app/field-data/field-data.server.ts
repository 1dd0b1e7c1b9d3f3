import * as v from 'valibot';
import { pageOf } from '#app/pages/pages.ts';
import { receiveReport } from '#app/server/browser-reports.server.ts';
import { deviceClasses, type FieldSample } from './field-data.ts';

const tenMinutesMs = 600_000;
const duration = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(tenMinutesMs)));

const sampleSchema = v.strictObject({
  route: v.pipe(
    v.string(),
    v.check((route) => pageOf(route) !== undefined),
  ),
  device: v.picklist(deviceClasses),
  values: v.strictObject({
    LCP: duration,
    INP: duration,
    TTFB: duration,
    CLS: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100))),
  }),
});

type Listener = (sample: FieldSample) => void;

let listener: Listener | undefined;

/** The process sums the samples and stores no data of a visitor. */
export function watchFieldData(listen: Listener): void {
  listener = listen;
}

export function receiveFieldData(request: Request): Promise<Response> {
  return receiveReport(request, 'field-data', sampleSchema, (sample) => listener?.(sample));
}
