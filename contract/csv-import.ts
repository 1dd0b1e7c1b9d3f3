import * as v from 'valibot';

/** `digest`: of the dry run whose result is stored. Empty: a dry run. */
export const importSchema = v.object({
  digest: v.optional(v.pipe(v.string(), v.maxLength(100, 'invalid')), ''),
});

export const importEncodings = ['UTF-8', 'UTF-8 BOM', 'CP949'] as const;

export const importActs = ['add', 'change', 'close', 'reopen'] as const;

export type ImportAct = (typeof importActs)[number];

/** Of any file, of pharmacies and of lots. */
export const importFaultCodes = [
  'empty_file',
  'too_many_rows',
  'malformed',
  'unknown_column',
  'repeated_column',
  'cell_count',
  'required',
  'too_long',
  'forbidden_character',
  'invalid_number',
  'lost_characters',
  'invalid_key',
  'invalid_state',
  'unknown_province',
  'unknown_district',
  'outside_province',
  'unknown_product',
  'half_station',
  'half_translation',
  'repeated_pharmacy',
  'invalid_lot',
  'unknown_material',
  'invalid_date',
  'too_early',
  'in_future',
  'out_of_range',
  'invalid_method',
  'invalid_analyst',
  'repeated_lot',
] as const;

export type ImportFaultCode = (typeof importFaultCodes)[number];

const importWarnings = ['below_limit'] as const;

const importItemSchema = v.object({
  act: v.picklist(importActs),
  line: v.nullable(v.number()),
  key: v.string(),
  name: v.string(),
  changes: v.array(v.object({ column: v.string(), before: v.string(), after: v.string() })),
  warning: v.nullable(v.picklist(importWarnings)),
});

export type ImportItem = v.InferOutput<typeof importItemSchema>;

const importFaultSchema = v.object({
  line: v.number(),
  column: v.nullable(v.string()),
  code: v.picklist(importFaultCodes),
  value: v.string(),
  suggestions: v.array(v.string()),
});

export type ImportFault = v.InferOutput<typeof importFaultSchema>;

export const planFields = {
  encoding: v.picklist(importEncodings),
  rows: v.number(),
  items: v.array(importItemSchema),
  faults: v.array(importFaultSchema),
  faultCount: v.number(),
  digest: v.string(),
  isStored: v.boolean(),
};
