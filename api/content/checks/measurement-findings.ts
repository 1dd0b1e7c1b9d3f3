import * as v from 'valibot';
import type { ItemContent } from '#contract/staff-content.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import { ContentError } from '../content-error.ts';
import { measurementFields, readMeasurements } from '../measurement-tables.ts';
import { finding } from './field-findings.ts';

const schema = v.object(measurementFields);

/** The table that cannot be read, with the line, or the revision that measured values need. */
export function checkMeasurements({ fields }: ItemContent): Finding[] {
  const parsed = v.safeParse(schema, fields);
  if (!parsed.success) return [];
  try {
    readMeasurements('', parsed.output);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { field = 'revision', line = null, isMissing = false } = error.place ?? {};
    return [finding('error', isMissing ? 'missing_field' : 'invalid_field', { field, line })];
  }
}

/** For a preview of a draft whose tables cannot be read yet. */
export function dropMeasurements({ fields }: ItemContent): void {
  for (const name of Object.keys(measurementFields)) delete fields[name];
}
