import { m } from '#app/paraglide/messages.js';
import type { ImportFault } from '#contract/csv-import.ts';

const texts: Readonly<Record<ImportFault['code'], () => string>> = {
  empty_file: m.admin_import_empty_file,
  too_many_rows: m.admin_import_too_many_rows,
  malformed: m.admin_import_malformed,
  unknown_column: m.admin_import_unknown_column,
  repeated_column: m.admin_import_repeated_column,
  cell_count: m.admin_import_cell_count,
  required: m.admin_import_required,
  too_long: m.admin_import_too_long,
  forbidden_character: m.admin_import_forbidden_character,
  invalid_key: m.admin_import_invalid_key,
  invalid_state: m.admin_import_invalid_state,
  invalid_number: m.admin_import_invalid_number,
  unknown_province: m.admin_import_unknown_province,
  unknown_district: m.admin_import_unknown_district,
  outside_province: m.admin_import_outside_province,
  unknown_product: m.admin_import_unknown_product,
  half_station: m.admin_import_half_station,
  half_translation: m.admin_import_half_translation,
  lost_characters: m.admin_import_lost_characters,
  repeated_pharmacy: m.admin_import_repeated_pharmacy,
  invalid_lot: m.admin_import_invalid_lot,
  unknown_material: m.admin_import_unknown_material,
  invalid_date: m.admin_import_invalid_date,
  too_early: m.admin_import_too_early,
  in_future: m.admin_import_in_future,
  out_of_range: m.admin_import_out_of_range,
  invalid_method: m.admin_import_invalid_method,
  invalid_analyst: m.admin_import_invalid_analyst,
  repeated_lot: m.admin_import_repeated_lot,
};

/** Describes the error of a line, with similar valid names. */
export function faultText({ code, suggestions }: ImportFault): string {
  const text = texts[code]();
  if (suggestions.length === 0) return text;
  const names = suggestions.join(', ');
  return code === 'unknown_product' ? `${text} (${names})` : `${text} ${m.admin_import_suggest({ names })}`;
}
